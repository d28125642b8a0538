import { mailId } from '../../campaign/mail/fill-email.ts'
import { meetingLink } from '../../campaign/schema/event-words.ts'
import { eventOf } from '../../campaign/steps/event.ts'
import { sequenceOf } from '../../campaign/steps/journey.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import { sendersIn } from './senders.ts'

/** Whether all campaigns that send a mail do so before a meeting that has a link. */
export const isReminderOfMeeting = (id: string, campaigns: readonly LoadedCampaign[]): boolean => {
  const senders = sendersIn(campaigns).get(id) ?? []
  return senders.length > 0 && senders.every((campaign) => hasMeeting(campaign) && reminds(id, campaign))
}

const hasMeeting = (campaign: LoadedCampaign) => meetingLink(eventOf(campaign)?.place) !== undefined

const reminds = (id: string, { coach, pipeline }: LoadedCampaign) =>
  pipeline
    .flatMap(sequenceOf)
    .some(({ email, beforeEvent }) => beforeEvent !== undefined && mailId(coach, email) === id)
