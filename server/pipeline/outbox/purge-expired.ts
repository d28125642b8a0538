import type { Pool } from '../../adapters/postgres.ts'

/** Rows that one statement removes: it must not hold up what is waiting for the same table. */
const batch = 5000

/**
 * Removes idempotency keys, success pages, counters, sign-ins and reports on mails that have had their day, as long as it
 * may go on.
 */
export const purgeExpired = async (pool: Pool, now: Date, mayGoOn = () => true): Promise<void> => {
  for (const [table, key, isOver] of old) {
    // Locked before it goes: what somebody is just putting to use again stays.
    const statement = `delete from ${table} where ${key} in (
      select ${key} from ${table} where ${isOver} limit ${batch} for update skip locked)`
    // More is left when a batch is full; what a long outage piled up goes in several.
    while (mayGoOn() && ((await pool.query(statement, [now])).rowCount ?? 0) === batch);
  }
}

const old = [
  ['idempotency_keys', 'scope', 'expires_at <= $1'],
  ['done_tokens', 'token_hash', 'expires_at <= $1'],
  ['rate_limits', 'key', 'expire <= extract(epoch from $1::timestamptz) * 1000'],
  ['staff_sign_in_links', 'token_hash', `expires_at <= $1::timestamptz - interval '1 day'`],
  // A service repeats a report within days.
  ['mail_events', 'id', `created_at <= $1::timestamptz - interval '90 days'`],
  ['staff_sessions', 'token_hash', `expires_at <= $1::timestamptz - interval '1 day'`],
] as const
