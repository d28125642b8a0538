import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { storedText } from '../stored-text.ts'
import { Cursor, pageOf } from './paging.ts'
import { QueuePerson } from './queue-person.ts'
import { QueueStep } from './queue-step.ts'

/** Stands for a provider: mails that journeys have not put into the queue yet. */
export const journeys = 'journeys'

/**
 * What waits for one provider. `count`: at most one more than `mostCounted`. `oldest`: when its first one is due. Of a suspended provider,
 * `Suspended` says when it is tried.
 */
export const DueQueue = z.object({
  provider: z.string(),
  count: z.number(),
  oldest: z.string(),
  isSuspended: z.boolean(),
})
export type DueQueue = z.infer<typeof DueQueue>

export const listDueQueues = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ queues: z.array(DueQueue) }),
})

/** `at`: when it is due. `since`: when it was put into the queue; null: it is not in it yet. */
export const Due = z.object({
  id: z.string(),
  at: z.string(),
  since: z.nullable(z.string()),
  person: QueuePerson,
  ...QueueStep,
  /**
   * suspended: its provider's breaker is open; retry: an attempt did not succeed; later: its moment has not come; turn: it
   * leaves next; journey: a mail of a journey, delayed; off: the campaign's mails are switched off.
   */
  why: z.enum(['suspended', 'retry', 'later', 'turn', 'journey', 'off']),
  lastError: z.nullable(z.string()),
})
export type Due = z.infer<typeof Due>

export const listDue = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/due',
  needs: 'read',
  asks: z.strictObject({ provider: storedText(254), cursor: Cursor }),
  answers: pageOf(Due),
})
