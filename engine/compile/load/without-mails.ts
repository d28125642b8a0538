import { eventOf } from '../../campaign/steps/event.ts'
import { emailStep } from '../../campaign/steps/email.ts'
import { sequenceOf } from '../../campaign/steps/journey.ts'
import { wordsOf } from '../../words/words.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

type Section = LoadedCampaign['sections'][number]

/**
 * While the mails of a campaign are off, nothing after the button may promise one: own words take the place of the
 * success, on the page and in the answer. Links, such as the download, stay.
 */
export const withoutMailPromises = (campaign: LoadedCampaign): LoadedCampaign => {
  if (campaign.mails || !campaign.pipeline.some(sendsMail)) return campaign
  const { title, none, screen, ...words } = wordsOf(campaign.lang).page.mailsOff
  const stored = eventOf(campaign) ? words.seat : words.stored
  const hasScreen = campaign.sections.some(({ type }) => type === 'success')
  const sections = campaign.sections.map((section): Section => {
    if (section.type === 'success') return screenOf(section, stored, screen)
    if (section.type !== 'form') return section
    const isShown = hasScreen && section.after !== 'clear'
    // Also said above a screen: a page that was opened before has its own.
    const success = { title, text: isShown ? none : `${stored}. ${none}` }
    return { ...section, messages: { ...section.messages, success } }
  })
  return { ...campaign, sections }
}

const sendsMail = (entry: LoadedCampaign['pipeline'][number]) =>
  emailStep.read(entry) !== undefined || sequenceOf(entry).length > 0

const screenOf = (section: Extract<Section, { type: 'success' }>, title: string, text: string): Section => {
  const { text: _text, steps: _steps, stepsTitle: _stepsTitle, tip: _tip, ...rest } = section
  return { ...rest, title, text }
}
