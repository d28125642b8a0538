import type { SiteCampaign, SiteEvent } from '../release/release.ts'
import { counted } from '../../words/counted.ts'
import { mailId } from './fill-email.ts'
import { signUpEmails } from './named-emails.ts'
import { inWindow, type SendWindow } from './send-window.ts'

/** `hours` of `event`: negative from its start, otherwise from its end. */
export type MailTime =
  { kind: 'signup' | 'event'; hours: number; window?: SendWindow } | { kind: 'moved' | 'cancelled' }
export type PlannedMail = { id: string; time: MailTime }

type Campaign = Pick<SiteCampaign, 'coach' | 'pipeline' | 'sequences' | 'event'>

export const mailPlan = ({ coach, pipeline, sequences, event }: Campaign, now: Date): PlannedMail[] => {
  const firsts = signUpEmails(pipeline).map((name) => ({ id: mailId(coach, name), time: atSignUp }))
  const journey = sequences.map(({ email, anchor, delayHours, sendWindow }) => ({
    id: email,
    time: { kind: anchor, hours: delayHours, ...(sendWindow && { window: sendWindow }) },
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
  const from = fromOf(time, event, now)
  if (from === null || !('hours' in time)) return null
  const due = new Date(from + time.hours * hour)
  return time.window ? inWindow(due, time.window) : due
}

const fromOf = (time: MailTime, event: Pick<SiteEvent, 'startsAt' | 'endsAt'> | undefined, now: Date) => {
  if (time.kind === 'signup') return now.getTime()
  if (time.kind !== 'event') return null
  const from = time.hours < 0 ? event?.startsAt : event?.endsAt
  return from === undefined ? null : Date.parse(from)
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
