import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { Cursor, pageOf } from './paging.ts'
import { QueuePerson } from './queue-person.ts'

/** An address that gets no mail of a coach any more. `person`: its newest lead. `seat`: title of an event to come that it has a seat at. */
export const Bounce = z.object({
  id: z.string(),
  at: z.string(),
  /** The coach's name for people. */
  brand: z.string(),
  coach: z.string(),
  reason: z.enum(['refused', 'complaint']),
  person: QueuePerson,
  seat: z.nullable(z.string()),
  /** The answer of the provider, with addresses masked. */
  said: z.nullable(z.string()),
})
export type Bounce = z.infer<typeof Bounce>

export const listBounces = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/bounces',
  needs: 'read',
  asks: z.strictObject({ cursor: Cursor }),
  answers: pageOf(Bounce),
})
