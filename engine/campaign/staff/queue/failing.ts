import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { storedText } from '../stored-text.ts'
import { Cursor, pageOf } from './paging.ts'
import { QueuePerson } from './queue-person.ts'
import { QueueStep } from './queue-step.ts'

/** unknown: it may have left before a crash, and is never sent again. */
const FailingState = z.enum(['failed', 'unknown'])

/** The latest ones are counted, so that an outage of days does not slow the list down. */
export const mostFailing = 5000

/**
 * Steps that ended badly for one reason. `again`: how many of them can be tried again; `noSuchAddress`: how many went to an
 * address that does not exist, so that trying again is of no use.
 */
export const FailingGroup = z.object({
  provider: z.string(),
  state: FailingState,
  lastError: z.nullable(z.string()),
  count: z.number(),
  again: z.number(),
  noSuchAddress: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Whom they are about, and the names of the first few of them by the alphabet. */
  people: z.number(),
  names: z.array(z.string()),
})
export type FailingGroup = z.infer<typeof FailingGroup>

export const listFailing = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/failing',
  needs: 'read',
  asks: z.strictObject({}),
  answers: z.object({ groups: z.array(FailingGroup) }),
})

const text = storedText(2000)

/** What the steps of a group have in common; without `lastError`: no reason was noted. */
const Alike = z.strictObject({ provider: text, lastError: z.exactOptional(text) })

/** `at`: when it ended. `said`: the answer of the provider, with addresses masked. */
export const FailedStep = z.object({
  id: z.string(),
  at: z.string(),
  person: QueuePerson,
  ...QueueStep,
  attempts: z.number(),
  said: z.nullable(z.string()),
  canTryAgain: z.boolean(),
  /** Its person's address has to be corrected first. */
  isNoSuchAddress: z.boolean(),
})
export type FailedStep = z.infer<typeof FailedStep>

export const listFailedSteps = defineEndpoint({
  method: 'GET',
  path: '/staff/api/queue/failed-steps',
  needs: 'read',
  asks: z.extend(Alike, { state: FailingState, cursor: Cursor }),
  answers: pageOf(FailedStep),
})

const Tried = z.object({ count: z.number() })

export const tryGroupAgain = defineEndpoint({
  method: 'POST',
  path: '/staff/api/queue/try-again',
  needs: 'act',
  asks: Alike,
  answers: Tried,
})

export const tryStepAgain = defineEndpoint({
  method: 'POST',
  path: '/staff/api/queue/steps/:id/try-again',
  needs: 'act',
  asks: z.strictObject({ id: z.uuid() }),
  answers: Tried,
})
