import type { Drafts, CampaignDraft } from '../../load/drafts.ts'
import { mailsOf } from '../mails/check-journeys.ts'
import type { Problem } from '../../diagnostics/problem.ts'

/**
 * What is right and yet rarely meant: an event that has begun, a reminder whose time is over. It depends on the day, so
 * nothing is refused for it: a page that was right yesterday stays.
 */
export const pastTimes = ({ campaigns }: Drafts, now: Date): Problem[] =>
  campaigns.flatMap((draft) => {
    const event = draft.pipeline.find(({ entry }) => entry.step === 'event')
    const starts = Date.parse(String(event?.entry['starts']))
    const isCalledOff = event?.entry['cancelled'] === true
    if (!event || Number.isNaN(starts) || isCalledOff || draft.raw['live'] === false) return []
    if (starts > now.getTime()) return lateReminders(draft, starts, now)
    return draft.source.report(['pipeline', event.index, 'starts'], {
      rule: 'past-event',
      message: `the event began on ${String(event.entry['starts']).slice(0, 10)}: its page says that it is over, and nobody can register.`,
      fix: 'Write the next date, or "live: false" to take the page away.',
    })
  })

const lateReminders = (draft: CampaignDraft, starts: number, now: Date): Problem[] =>
  mailsOf(draft).flatMap(({ mail: { beforeEvent }, path }) => {
    if (typeof beforeEvent !== 'number' || starts - beforeEvent * hour > now.getTime()) return []
    const left = Math.floor((starts - now.getTime()) / hour)
    return draft.source.report([...path, 'beforeEvent'], {
      rule: 'past-reminder',
      message: `the event begins ${inHours(left)}, so who registers now no longer gets this reminder.`,
      fix: 'Nothing to do where it has gone out to those who were early; else write fewer hours.',
    })
  })

const hour = 3_600_000
const inHours = (hours: number) =>
  hours < 1 ? 'in less than an hour' : hours === 1 ? 'in an hour' : `in ${hours} hours`
