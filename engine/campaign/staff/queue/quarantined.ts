import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { Cursor, pageOf } from './paging.ts'

/** A form that looks as if a script had sent it: no lead, no mail and no seat until it is approved. */
export const Quarantined = z.object({
  id: z.string(),
  at: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  /** Names for people. */
  campaign: z.string(),
  brand: z.string(),
  coach: z.string(),
  /** trap, too_fast, rate, event_full, event_over or already_registered. */
  reason: z.nullable(z.string()),
  /** By the labels of the form. */
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Quarantined = z.infer<typeof Quarantined>

export const listQuarantined = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/quarantined',
  needs: 'read',
  asks: z.strictObject({ cursor: Cursor }),
  answers: pageOf(Quarantined),
})

/** Approved or discarded at a time. */
export const mostTicked = 100

const Ticked = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostTicked, 'Tick at most 100 at a time.')),
})

export const approveForms = defineEndpoint({
  method: 'POST',
  path: '/staff/api/queue/quarantined/approve',
  needs: 'act',
  asks: Ticked,
  /** `left`: were approved by somebody else, or their event or campaign takes nobody. */
  answers: z.object({ approved: z.number(), left: z.number() }),
})

/** Deletes them. */
export const discardForms = defineEndpoint({
  method: 'POST',
  path: '/staff/api/queue/quarantined/discard',
  needs: 'act',
  asks: Ticked,
  answers: z.object({ discarded: z.number() }),
})
