import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** How much each list of the queue has: at most one more than `mostCounted`. `suspended`: the mail server, and others that something waits for. */
export const QueueCounts = z.object({
  due: z.number(),
  failing: z.number(),
  suspended: z.number(),
  quarantined: z.number(),
  bounces: z.number(),
})
export type QueueCounts = z.infer<typeof QueueCounts>

export const countQueue = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/counts',
  needs: 'read',
  asks: z.strictObject({}),
  answers: QueueCounts,
})
