import { eventOf } from '../../campaign/steps/event.ts'
import { pageWords } from '../../words/en.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'

/**
 * The page of an event that is called off says so where it would say that the event is over: no part that runs in a
 * browser has to know a third way of being closed.
 */
export const withCancelledWords = (campaign: LoadedCampaign): LoadedCampaign => {
  const isCancelled = eventOf(campaign)?.cancelled === true
  return {
    ...campaign,
    sections: campaign.sections.map((section) => {
      if (section.type !== 'form') return section
      const { cancelled = pageWords.cancelled, ...messages } = section.messages
      return { ...section, messages: isCancelled ? { ...messages, over: cancelled } : messages }
    }),
  }
}
