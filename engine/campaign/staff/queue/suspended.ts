import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { storedText } from '../stored-text.ts'

/** A provider whose circuit breaker is open. `waiting`: as `DueQueue.count`. */
export const Suspended = z.object({
  provider: z.string(),
  fault: z.nullable(z.enum(['outage', 'credentials', 'throttled', 'insecure'])),
  since: z.nullable(z.string()),
  /** When the first of what waits is tried; null: nothing waits for it. */
  nextProbe: z.nullable(z.string()),
  /** Half-open: the next attempt decides. */
  isProbing: z.boolean(),
  waiting: z.number(),
})
export type Suspended = z.infer<typeof Suspended>

export const listSuspended = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/suspended',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ providers: z.array(Suspended) }),
})

/** `isTried`: false where it is in use again, is being tried already, or nothing is due for it. */
export const tryProviderNow = defineEndpoint({
  method: 'POST',
  path: '/staff/api/queue/suspended/try-now',
  needs: 'act',
  asks: z.strictObject({ provider: storedText(254) }),
  answers: z.object({ isTried: z.boolean() }),
})
