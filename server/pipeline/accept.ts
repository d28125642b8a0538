import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock } from '../ports.ts'
import { awaitEffects } from './await-effects.ts'
import { nothingYet, planSubmission } from './plan.ts'
import type { Plan } from './plan.ts'
import { findReplay } from './replay.ts'
import type { Steps } from './step.ts'
import { storeEffects } from './store-effects.ts'
import type { StoredEffect } from './store-effects.ts'
import { storeSubmission } from './store-submission.ts'
import type { Accept, Submission } from './submission.ts'
import type { Worker } from './worker.ts'

export type AcceptDeps = {
  pool: Pool
  clock: Clock
  steps: Steps
  worker: Pick<Worker, 'hasRoom' | 'perform' | 'wake' | 'settlements'>
  secret: string
}

/** Makes the front door of the pipeline: stores a submission whole, then waits for the steps that its answer needs. */
export const createAccept = (deps: AcceptDeps): Accept => {
  return async (submission) => {
    const startedAt = performance.now()
    const plan = submission.held ? nothingYet : planSubmission(submission, deps.steps, deps.clock.now())
    const stored = await store(deps, submission, plan)
    const known = stored ?? (await findReplay(deps.pool, submission, plan))
    if (known === 'mismatch') return { kind: 'mismatch' }
    const held = known.effects.flatMap((effect) => effect.held ?? [])
    // Failures are written to the row; whoever waits reads them there.
    for (const run of held) void deps.worker.perform(run)
    if (stored && held.length < known.effects.length) deps.worker.wake()
    const answer = await awaitEffects(deps, plan.effects, known.effects, startedAt)
    return { ...answer, submissionId: known.submissionId, replayed: stored === null }
  }
}

const store = (deps: AcceptDeps, submission: Submission, plan: Plan) =>
  inTransaction<{ submissionId: string; effects: StoredEffect[] } | null>(deps.pool, async (client) => {
    const now = deps.clock.now()
    const stored = await storeSubmission(client, submission, plan, { now, secret: deps.secret })
    if (!stored) return null
    const hold = deps.worker.hasRoom()
    const effects =
      plan.effects.length > 0
        ? await storeEffects(client, submission, stored, plan.effects, { now, hold })
        : []
    return { submissionId: stored.id, effects }
  })
