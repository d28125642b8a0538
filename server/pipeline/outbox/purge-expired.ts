import type { Pool } from '../../adapters/postgres.ts'
import { listErasureKey } from './list-erasure.ts'

const batch = 5000

type Expiry = {
  table: string
  key: string
  /** SQL of the moment from which the days count. */
  since: string
  days: number
  /** Only rows for which this is true. */
  only?: string
  why: string
}

/** Rows that go by themselves. Erasing a person and the coach's `retention` are elsewhere. */
export const expiries: readonly Expiry[] = [
  { table: 'idempotency_keys', key: 'scope', since: 'expires_at', days: 0, why: 'a day after the form' },
  {
    table: 'done_tokens',
    key: 'token_hash',
    since: 'expires_at',
    days: 0,
    why: 'half an hour after the form',
  },
  {
    table: 'rate_limits',
    key: 'key',
    since: 'expire',
    days: 0,
    why: 'when its window is over',
  },
  {
    table: 'staff_sign_in_links',
    key: 'token_hash',
    since: 'expires_at',
    days: 1,
    why: 'a day after it ended',
  },
  {
    table: 'mail_events',
    key: 'id',
    since: 'created_at',
    days: 90,
    why: 'after 90 days; a service repeats a report within days',
  },
  { table: 'staff_sessions', key: 'token_hash', since: 'expires_at', days: 1, why: 'a day after it ended' },
  {
    table: 'submissions',
    key: 'id',
    since: 'created_at',
    days: 90,
    only: `state = 'held'`,
    why: 'quarantined forms that nobody approved after 90 days',
  },
  {
    table: 'step_runs',
    key: 'id',
    since: 'finished_at',
    days: 0,
    only: `lead_id is null and effect_key = '${listErasureKey}' and state in ('sent', 'cancelled')`,
    why: 'erasures at a mailing list, once it has deleted the person',
  },
  { table: 'error_log', key: 'id', since: 'created_at', days: 180, why: 'after 180 days' },
  {
    table: 'audit_log',
    key: 'id',
    since: 'created_at',
    days: 1095,
    // A restore finds by the others who is to be erased again.
    only: `action <> 'person_erased'`,
    why: 'after three years, but for erasures, which name nobody',
  },
  {
    table: 'staff_challenges',
    key: 'challenge_hash',
    since: 'expires_at',
    days: 0,
    why: 'after some minutes',
  },
]

/** Stops early once `mayGoOn` returns false. */
export const purgeExpired = async (pool: Pool, now: Date, mayGoOn = () => true): Promise<void> => {
  for (const expiry of expiries) {
    const { table, key } = expiry
    // Locked first: rows that are being renewed stay.
    const statement = `delete from ${table} where ${key} in (
      select ${key} from ${table} where ${isOver(expiry)} limit ${batch} for update skip locked)`
    // A full batch means that more is left.
    while (mayGoOn() && ((await pool.query(statement, [now])).rowCount ?? 0) === batch);
  }
}

const isOver = ({ since, days, only = 'true' }: Expiry) =>
  since === 'expire'
    ? 'expire <= extract(epoch from $1::timestamptz) * 1000'
    : `${only} and ${since} <= $1::timestamptz - interval '${days} days'`
