import type { Pool } from '../../adapters/postgres.ts'
import type { Plan } from './plan.ts'
import type { RunEnd } from '../outbox/run.ts'
import type { StoredEffect } from './store-effects.ts'
import type { Submission } from './submission.ts'

/** The submission stored under this Idempotency-Key, with the effects that its answer depends on; or null. */
export const findReplay = async (
  pool: Pool,
  { idempotency }: Submission,
  plan: Plan,
  now: Date,
): Promise<{ submissionId: string; effects: StoredEffect[] } | 'mismatch' | null> => {
  if (!idempotency) return null
  const { rows } = await pool.query<{ fingerprint: string; submissionId: string; leadId: string | null }>(
    `select key.fingerprint, key.submission_id as "submissionId", submission.lead_id as "leadId"
     from idempotency_keys key left join submissions submission on submission.id = key.submission_id
     where key.scope = $1 and key.expires_at > $2`,
    [idempotency.scope, now],
  )
  const known = rows[0]
  if (!known) return null
  if (known.fingerprint !== idempotency.fingerprint) return 'mismatch'
  const effects = known.leadId ? await effectsOf(pool, known.leadId, known.submissionId, plan, now) : []
  return { submissionId: known.submissionId, effects: effects.map((effect) => ({ ...effect, leased: null })) }
}

/** Rows of the submission itself, or the latest row of the same effect that it attached to; none that waits for another day. */
const effectsOf = async (pool: Pool, leadId: string, submissionId: string, plan: Plan, now: Date) => {
  const { rows } = await pool.query<RunEnd & { isLater: boolean }>(
    `select distinct on (effect_key) id, effect_key as key, state, last_error as "lastError",
            state = 'pending' and attempts = 0 and next_attempt_at > $4 as "isLater"
     from step_runs where lead_id = $1 and effect_key = any ($2::text[])
     order by effect_key, (submission_id = $3::uuid) desc nulls last, created_at desc`,
    [leadId, plan.effects.map((effect) => effect.key), submissionId, now],
  )
  return rows.filter((row) => !row.isLater)
}
