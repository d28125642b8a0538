import { confirmTheAddress, openTheMail } from '../../words/success-steps.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

type Section = LoadedCampaign['sections'][number]

/** Where a template says what comes after the form, whoever is to confirm the address reads of it. */
export const withOptInStep = (campaign: LoadedCampaign): LoadedCampaign =>
  campaign.doubleOptIn === true ? { ...campaign, sections: campaign.sections.map(withStep) } : campaign

const withStep = (section: Section): Section => {
  if (section.type !== 'success' || !section.steps) return section
  const [first, ...rest] = section.steps
  if (first?.title !== openTheMail.title || rest.length > 2) return section
  return { ...section, steps: [first, confirmTheAddress, ...rest] }
}
