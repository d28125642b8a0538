import type { SiteCampaign, SiteEvent } from '../release/release.ts'
import { counted } from '../../words/counted.ts'
import { mailId } from './fill-email.ts'
import { signUpEmails } from './named-emails.ts'

/** `hours` of `event`: negative from its start, otherwise from its end. */
export type MailTime =
  { kind: 'signup'; hours: number } | { kind: 'event'; hours: number } | { kind: 'moved' | 'cancelled' }
export type PlannedMail = { id: string; time: MailTime }

type Campaign = Pick<SiteCampaign, 'coach' | 'pipeline' | 'sequences' | 'event'>

export const mailPlan = ({ coach, pipeline, sequences, event }: Campaign, now: Date): PlannedMail[] => {
  const firsts = signUpEmails(pipeline).map((name) => ({ id: mailId(coach, name), time: atSignUp }))
  const journey = sequences.map(({ email, anchor, delayHours }) => ({
    id: email,
    time: { kind: anchor, hours: delayHours },
  }))
  const notices = event?.notices
    ? (['moved', 'cancelled'] as const).flatMap((kind) =>
        event.notices ? [{ id: event.notices[kind], time: { kind } }] : [],
      )
    : []
  const timed = [...firsts, ...journey]
    .map((mail) => ({ mail, due: dueAt(mail.time, event, now)?.getTime() ?? Infinity }))
    .toSorted((a, b) => (a.due === b.due ? 0 : a.due - b.due))
    .map(({ mail }) => mail)
  const all = [...timed, ...notices]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
}

const atSignUp: MailTime = { kind: 'signup', hours: 0 }

/** When a person who signs up `now` gets it; null without a date. */
export const dueAt = (
  time: MailTime,
  event: Pick<SiteEvent, 'startsAt' | 'endsAt'> | undefined,
  now: Date,
): Date | null => {
  if (time.kind === 'signup') return new Date(now.getTime() + time.hours * hour)
  if (time.kind !== 'event') return null
  const from = time.hours < 0 ? event?.startsAt : event?.endsAt
  return from === undefined ? null : new Date(Date.parse(from) + time.hours * hour)
}
const hour = 3_600_000

export const mailTimeWords = (time: MailTime): string => {
  if (!('hours' in time)) return `when the event is ${time.kind}`
  const span = spanWords(Math.abs(time.hours))
  if (time.kind === 'signup') return time.hours === 0 ? 'immediately' : `after ${span}`
  if (time.hours === 0) return 'when the event ends'
  return time.hours < 0 ? `${span} before the event` : `${span} after the event`
}

const spanWords = (hours: number) => (hours % 24 === 0 ? counted(hours / 24, 'day') : counted(hours, 'hour'))
