import * as z from 'zod/mini'
import { normalizeEmail } from '../form/email-address.ts'
import { defineEndpoint } from './endpoint.ts'

const word = z.string().check(z.maxLength(200), z.regex(/^[^\0]+$/, 'It cannot be empty.'))

/** An event's id is that of its campaign: "<coach>/<campaign>". */
const ofEvent = { coach: word, campaign: word }
const EventAsked = z.strictObject(ofEvent)

/** withdrawn: no file has it any more, and its guests keep their seats. */
export const EventStatus = z.enum(['planned', 'withdrawn', 'cancelled', 'over'])
export type EventStatus = z.infer<typeof EventStatus>

export const StaffEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** The coach's name for people. */
  brand: z.string(),
  place: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  /** With the offset that its guests were told, such as "2027-09-16T10:00:00-07:00". */
  startsAs: z.nullable(z.string()),
  /** Such as "Europe/London", where the campaign names it. */
  zone: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  status: EventStatus,
  /** Where visitors find it; null: nowhere now. */
  page: z.nullable(z.string()),
  taken: z.number(),
  capacity: z.number(),
})
export type StaffEvent = z.infer<typeof StaffEvent>

/** Upcoming: the next one first, those without a date last. Past: the latest first. `cursor`: id of the last one before. */
export const listEvents = defineEndpoint({
  method: 'GET',
  path: '/staff/api/events',
  needs: 'read',
  asks: z.strictObject({ when: z.enum(['upcoming', 'past']), cursor: z.exactOptional(word) }),
  answers: z.object({ rows: z.array(StaffEvent), next: z.nullable(z.string()) }),
})

const Told = z.object({
  startsAs: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  place: z.nullable(z.string()),
  status: z.string(),
})

/**
 * A change of which guests have no email yet. `reach`: guests who would get the mail; `leftOut`: those who would not, with the
 * names of the first; `isMixed`: some know of it.
 */
export const EventNotice = z.object({
  event: z.string(),
  title: z.string(),
  reach: z.number(),
  leftOut: z.object({ count: z.number(), names: z.array(z.string()) }),
  isMixed: z.boolean(),
  since: z.string(),
  from: Told,
  to: Told,
})
export type EventNotice = z.infer<typeof EventNotice>

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/staff/api/event-notices',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ notices: z.array(EventNotice) }),
})

/**
 * `subject`: of the mail that waits. `isOpen`: seats can be given. `fields`: what the
 * form asks besides name and address.
 */
export const EventDetails = z.extend(StaffEvent, {
  here: z.number(),
  isOpen: z.boolean(),
  fields: z.array(z.object({ name: z.string(), label: z.string() })),
  notice: z.nullable(EventNotice),
  subject: z.nullable(z.string()),
})
export type EventDetails = z.infer<typeof EventDetails>

export const getEvent = defineEndpoint({
  method: 'GET',
  path: '/staff/api/events/:coach/:campaign',
  needs: 'read',
  asks: EventAsked,
  answers: EventDetails,
})

/** none: no confirmation was due, or it was called off. */
export const ConfirmationState = z.enum(['sent', 'pending', 'failed', 'refused', 'none'])
export type ConfirmationState = z.infer<typeof ConfirmationState>

/** `id`: of the registration. `here`: when they were ticked off at the door. `why`: why the mail did not arrive; `retry`: its step, where that can be tried again. */
export const Guest = z.object({
  id: z.string(),
  lead: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  answers: z.record(z.string(), z.string()),
  registeredAt: z.string(),
  here: z.nullable(z.string()),
  confirmation: ConfirmationState,
  why: z.nullable(z.string()),
  retry: z.nullable(z.string()),
})
export type Guest = z.infer<typeof Guest>

/** By name. `isCut`: there are more. */
export const listGuests = defineEndpoint({
  method: 'GET',
  path: '/staff/api/events/:coach/:campaign/guests',
  needs: 'read',
  asks: EventAsked,
  answers: z.object({ guests: z.array(Guest), isCut: z.boolean() }),
})

/** `isFreed`: false where the seat was free already. */
export const freeSeat = defineEndpoint({
  method: 'POST',
  path: '/staff/api/events/:coach/:campaign/free',
  needs: 'act',
  asks: z.strictObject({ ...ofEvent, guest: z.uuid() }),
  answers: z.object({ isFreed: z.boolean() }),
})

/** closed: the event is over, cancelled or withdrawn. refused: the mail server has refused the address before. */
export const GiveResult = z.enum(['given', 'full', 'already', 'closed', 'refused'])
export type GiveResult = z.infer<typeof GiveResult>

/** `oneMore`: a seat above the capacity where none is left. */
export const giveSeat = defineEndpoint({
  method: 'POST',
  path: '/staff/api/events/:coach/:campaign/give',
  needs: 'act',
  asks: z.strictObject({
    ...ofEvent,
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write a name.'),
        z.maxLength(100, 'It is too long.'),
        z.regex(/^[^\0]*$/),
      ),
    email: z.string().check(
      z.trim(),
      z.refine((text) => normalizeEmail(text) !== null, 'Write an address such as ann@example.com.'),
    ),
    oneMore: z.boolean(),
  }),
  answers: z.object({ result: GiveResult }),
})

/** Says what is true, not what to turn round: two who tick the same guest agree. */
export const setAttendance = defineEndpoint({
  method: 'POST',
  path: '/staff/api/events/:coach/:campaign/attendance',
  needs: 'act',
  asks: z.strictObject({ ...ofEvent, guest: z.uuid(), isHere: z.boolean() }),
  answers: z.object({ here: z.nullable(z.string()) }),
})

/** `guests`: how many get a mail; null: nothing waits any more. */
export const sendNotice = defineEndpoint({
  method: 'POST',
  path: '/staff/api/events/:coach/:campaign/notice/send',
  needs: 'act',
  asks: EventAsked,
  answers: z.object({ guests: z.nullable(z.number()) }),
})

export const dismissNotice = defineEndpoint({
  method: 'POST',
  path: '/staff/api/events/:coach/:campaign/notice/dismiss',
  needs: 'act',
  asks: EventAsked,
  answers: z.object({ isDismissed: z.boolean() }),
})
