import type { FirstEmail, Lead } from '../../campaign/staff/leads.ts'
import type { Guest, StaffEvent } from '../../campaign/staff/events.ts'
import type { Outcome, Person } from '../../campaign/staff/people.ts'
import type { Due } from '../../campaign/staff/queue/due.ts'
import type { Tone } from './badge.tsx'

/** `meaning`: for whoever reads it, where the word alone may leave a question. */
export type State = { word: string; tone: Tone; meaning?: string }

/**
 * What every view calls a state, and the colour that repeats it. good: it works; bad: it does not, and somebody has to act;
 * warn: in doubt, somebody has to look; calm: nothing to do; plain: as was to be expected.
 */
const email = {
  sent: { word: 'sent', tone: 'plain', meaning: 'A mail server accepted it.' },
  kept: { word: 'kept here', tone: 'calm', meaning: 'It reached nobody: no mail server is set up.' },
  waiting: { word: 'waiting', tone: 'calm', meaning: 'It is tried again by itself.' },
  planned: { word: 'planned', tone: 'calm', meaning: 'Its time has not come.' },
  next: { word: 'leaves next', tone: 'calm' },
  off: { word: 'switched off', tone: 'calm', meaning: 'The campaign sends no email for now.' },
  failed: { word: 'failed', tone: 'bad', meaning: 'It is tried again only if you start it.' },
  unknown: { word: 'may be lost', tone: 'warn', meaning: 'It is never tried again: ask whether it arrived.' },
  bounced: { word: 'bounced', tone: 'bad', meaning: 'The mail server of the address refused it.' },
  suppressed: { word: 'not sent', tone: 'calm', meaning: 'The address gets no email.' },
  cancelled: { word: 'cancelled', tone: 'calm', meaning: 'It is not to be sent any more.' },
} as const satisfies Record<Outcome, State> & Record<string, State>

const address = {
  reachable: { word: 'gets email', tone: 'good' },
  unsubscribed: { word: 'unsubscribed', tone: 'calm' },
  refused: { word: 'address bounced', tone: 'bad', meaning: 'It may be mistyped: fix it.' },
  complaint: { word: 'reported spam', tone: 'bad', meaning: 'The person gets no email any more.' },
} as const satisfies Record<Person['reach'], State>

/** A journey is paused by staff; a service that does not work is suspended. */
const lead: Record<Lead['state'], State> = {
  ...address,
  active: { word: 'in a journey', tone: 'good' },
  paused: { word: 'journey paused', tone: 'calm', meaning: 'By one of you, until one of you resumes it.' },
  completed: { word: 'journey completed', tone: 'plain' },
  stopped: { word: 'journey stopped', tone: 'calm', meaning: 'The address gets no email.' },
  suppressed: { word: 'gets no email', tone: 'calm' },
  unconfirmed: {
    word: 'not confirmed',
    tone: 'calm',
    meaning: 'The link in the first email was not opened.',
  },
  stored: { word: 'signed up', tone: 'plain' },
}

const event: Record<StaffEvent['status'] | 'full' | 'empty', State> = {
  planned: { word: 'planned', tone: 'plain' },
  withdrawn: { word: 'withdrawn', tone: 'warn', meaning: 'It is not on the site any more.' },
  cancelled: { word: 'cancelled', tone: 'bad' },
  over: { word: 'over', tone: 'calm' },
  full: { word: 'full', tone: 'calm' },
  empty: { word: 'nobody has signed up yet', tone: 'warn' },
}

export const states = {
  email,
  address,
  lead,
  event,
  done: { word: 'done', tone: 'plain' },
  suspended: { word: 'suspended', tone: 'bad', meaning: 'New leads wait, and reach it once it works.' },
  quarantined: { word: 'quarantined', tone: 'warn', meaning: 'It waits for your decision.' },
} as const

/** By what the server calls it. */
export const stateOfDue: Record<Due['why'], State> = {
  suspended: email.waiting,
  retry: email.waiting,
  later: email.planned,
  turn: email.next,
  journey: email.planned,
  off: email.off,
}
export const stateOfFirstEmail: Record<FirstEmail, State> = {
  sent: email.sent,
  waits: email.waiting,
  failed: email.failed,
  unknown: email.unknown,
}
export const stateOfConfirmation: Record<Guest['confirmation'], State> = {
  sent: email.sent,
  pending: email.waiting,
  failed: email.failed,
  refused: address.refused,
  none: { word: 'none', tone: 'calm' },
}
/** Rows of `delivery_log`. */
export const stateOfDelivery: Record<string, State> = { ...email, pending: email.waiting }
