import type { Pool } from '../../adapters/postgres.ts'

const batch = 5000

/** Stops early once `mayGoOn` returns false. */
export const purgeExpired = async (pool: Pool, now: Date, mayGoOn = () => true): Promise<void> => {
  for (const [table, key, isOver] of old) {
    // Locked first: rows that are being renewed stay.
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
  // Nobody has approved them.
  ['submissions', 'id', `state = 'held' and created_at <= $1::timestamptz - interval '90 days'`],
  ['error_log', 'id', `created_at <= $1::timestamptz - interval '180 days'`],
  // A restore finds by the others who is to be erased again.
  ['audit_log', 'id', `action <> 'person_erased' and created_at <= $1::timestamptz - interval '3 years'`],
  ['staff_challenges', 'challenge_hash', 'expires_at <= $1'],
] as const
