import type { Pool } from '../../adapters/postgres.ts'

/** Rows that one statement deletes: it must not block others for long. */
const batch = 5000

/**
 * Deletes expired idempotency keys, success pages, counters, sign-ins and reports on mails. Stops early once `mayGoOn`
 * returns false.
 */
export const purgeExpired = async (pool: Pool, now: Date, mayGoOn = () => true): Promise<void> => {
  for (const [table, key, isOver] of old) {
    // Locked first: a row that is being renewed stays.
    const statement = `delete from ${table} where ${key} in (
      select ${key} from ${table} where ${isOver} limit ${batch} for update skip locked)`
    // A full batch means that more is left.
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
