import type { Pool } from '../adapters/postgres.ts'

/** Removes idempotency keys and success pages that have had their day. */
export const sweep = async (pool: Pool, now: Date): Promise<void> => {
  await pool.query('delete from idempotency_keys where expires_at <= $1', [now])
  await pool.query('delete from done_tokens where expires_at <= $1', [now])
}
