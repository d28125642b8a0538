import type { Pool } from '../adapters/postgres.ts'

/** Rows that one statement removes: it must not hold up what is waiting for the same table. */
const batch = 5000

/** Removes idempotency keys, success pages, counters and sign-ins that have had their day. */
export const sweep = async (pool: Pool, now: Date): Promise<void> => {
  for (const [table, key, isOver] of old) {
    const statement = `delete from ${table} where ${key} in (select ${key} from ${table} where ${isOver} limit ${batch})`
    // More is left when a batch is full; what a long outage piled up goes in several.
    while (((await pool.query(statement, [now])).rowCount ?? 0) === batch);
  }
}

const old = [
  ['idempotency_keys', 'scope', 'expires_at <= $1'],
  ['done_tokens', 'token_hash', 'expires_at <= $1'],
  ['rate_limits', 'key', 'expire <= extract(epoch from $1::timestamptz) * 1000'],
  ['staff_sign_in_links', 'token_hash', `expires_at <= $1::timestamptz - interval '1 day'`],
  ['staff_sessions', 'token_hash', `expires_at <= $1::timestamptz - interval '1 day'`],
] as const
