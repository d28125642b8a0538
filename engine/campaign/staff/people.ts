import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** What keeps mails of the coach from the address; reachable: nothing. */
export const Reach = z.enum(['reachable', 'unsubscribed', 'refused', 'complaint'])

export const JourneyState = z.enum(['active', 'paused', 'completed', 'stopped', 'suppressed', 'unconfirmed'])

/** `position`: the mail that comes next, or came last. */
const Journey = z.object({
  id: z.string(),
  state: JourneyState,
  position: z.number(),
  mails: z.number(),
  pausedAt: z.nullable(z.string()),
})

/** `event`: its id. `startsAs`: with the offset that guests read; `zone`: as of `StaffEvent`. `isComing`: the event is not over. */
export const Seat = z.object({
  event: z.string(),
  title: z.string(),
  startsAt: z.nullable(z.string()),
  startsAs: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  status: z.enum(['planned', 'cancelled', 'withdrawn']),
  isComing: z.boolean(),
})
export type Seat = z.infer<typeof Seat>

/** A campaign that the person is in, by its name for people. */
export const SignUp = z.object({
  lead: z.string(),
  campaign: z.nullable(z.string()),
  source: z.string(),
  createdAt: z.string(),
  journey: z.nullable(Journey),
  seats: z.array(Seat),
})
export type SignUp = z.infer<typeof SignUp>

/** `subject`: as it would be sent now; null: the live release has no such mail. */
const mail = { email: z.string(), subject: z.nullable(z.string()) }

/** What has not happened yet. `error`: of the last attempt. */
export const Due = z.object({
  id: z.string(),
  campaign: z.string(),
  /** Null: due as soon as its journey is read. */
  at: z.nullable(z.string()),
  /** "journey": the next mail of one; else the name of the step. */
  step: z.string(),
  mail: z.nullable(z.object(mail)),
  isRunning: z.boolean(),
  attempts: z.number(),
  error: z.nullable(z.string()),
})
export type Due = z.infer<typeof Due>

const named = z.array(z.object({ name: z.string(), value: z.string() }))

/** What a form was answered with, beside name and address. */
export const FormAnswers = z.object({
  id: z.string(),
  campaign: z.string(),
  at: z.string(),
  answers: named,
})
export type FormAnswers = z.infer<typeof FormAnswers>

export const Note = z.object({ id: z.string(), at: z.string(), text: z.string(), by: z.string() })
export type Note = z.infer<typeof Note>

export const Person = z.object({
  lead: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  coach: z.string(),
  brand: z.string(),
  tags: z.array(z.string()),
  /** The newest first. */
  notes: z.array(Note),
  /** Of the newest forms first; each question once, with the last answer. */
  forms: z.array(FormAnswers),
  reach: Reach,
  reachSince: z.nullable(z.string()),
  signUps: z.array(SignUp),
  /** The soonest first; `hasMoreDue`: only the first hundred are here. */
  due: z.array(Due),
  hasMoreDue: z.boolean(),
})
export type Person = z.infer<typeof Person>

export const getPerson = defineEndpoint({
  method: 'GET',
  path: '/staff/api/people/:lead',
  needs: 'read',
  asks: z.strictObject({ lead: z.string() }),
  answers: Person,
})

export const Outcome = z.enum(['sent', 'failed', 'unknown', 'suppressed', 'cancelled', 'bounced'])
export type Outcome = z.infer<typeof Outcome>

const entry = { id: z.string(), at: z.string() }
const effect = {
  campaign: z.string(),
  outcome: Outcome,
  attempts: z.number(),
  error: z.nullable(z.string()),
}

export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    ...entry,
    kind: z.literal('form'),
    campaign: z.string(),
    page: z.string(),
    answers: named,
    /** What the address of the page said of the visit, and where it came from. */
    source: named,
    via: z.nullable(z.string()),
    consent: z.nullable(z.object({ text: z.string(), version: z.nullable(z.string()) })),
    /** Why it is, or was, quarantined. */
    quarantine: z.nullable(z.string()),
    isHeld: z.boolean(),
    releasedBy: z.nullable(z.string()),
  }),
  z.object({ ...entry, ...effect, ...mail, kind: z.literal('mail') }),
  z.object({
    ...entry,
    ...effect,
    kind: z.literal('step'),
    step: z.string(),
    detail: z.nullable(z.string()),
  }),
  z.object({
    ...entry,
    kind: z.literal('journey'),
    campaign: z.string(),
    change: z.enum(['began', 'completed']),
  }),
  z.object({
    ...entry,
    kind: z.literal('seat'),
    event: z.string(),
    title: z.string(),
    change: z.enum(['taken', 'freed']),
  }),
  z.object({
    ...entry,
    kind: z.literal('reach'),
    change: z.enum(['unsubscribed', 'refused', 'complaint', 'asked', 'resumed', 'confirmed']),
  }),
  /** `action`: of the audit log. */
  z.object({
    ...entry,
    kind: z.literal('action'),
    action: z.string(),
    by: z.string(),
    campaign: z.nullable(z.string()),
  }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>

/** Over all campaigns of the coach, newest first; notes are the person's. `next`: cursor of the older page. */
export const getTimeline = defineEndpoint({
  method: 'GET',
  path: '/staff/api/people/:lead/timeline',
  needs: 'read',
  asks: z.strictObject({
    lead: z.string(),
    cursor: z.exactOptional(z.string().check(z.maxLength(200))),
  }),
  answers: z.object({ entries: z.array(TimelineEntry), next: z.nullable(z.string()) }),
})
