import { randomUUID } from 'node:crypto'
import { prepared, type Client, type Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { leasedRunColumns, leaseSeconds, type LeasedRun } from './run.ts'

export type Claim = {
  now: Date
  limit: number
  provider?: string
  /** `urgent`: people wait. Default: all. */
  kind?: 'urgent' | 'others' | 'all'
  after?: string
  everywhere?: number
}

/**
 * Confirmations before mails of journeys, and coaches in turn, so that a long queue of one never delays another. Safe in
 * concurrent processes.
 */
export const claim = async (pool: Pool, wanted: Claim): Promise<LeasedRun[]> => {
  const { everywhere } = wanted
  if (everywhere === undefined) return claimWithin(pool, wanted)
  return inTransaction(pool, async (client) => {
    const free = everywhere - (await countLeased(client, wanted.provider ?? 'mail'))
    return claimWithin(client, { ...wanted, limit: Math.min(wanted.limit, free) })
  })
}

export const claimWithin = async (
  database: Pool | Client,
  { kind = 'all', ...wanted }: Claim,
): Promise<LeasedRun[]> => {
  if (wanted.limit <= 0) return []
  const [first, last] = priorities[kind]
  const { provider = 'mail', after = '' } = wanted
  const { rows } = await database.query<LeasedRun>(prepared('claim', statement), [
    randomUUID(),
    wanted.now,
    wanted.limit,
    provider,
    first,
    last,
    after,
  ])
  return rows
}

const priorities = { urgent: [0, 0], others: [1, 9], all: [0, 9] } as const

/** Locks until the commit: two processes must not both count the last free lease. */
const countLeased = async (client: Client, provider: string): Promise<number> => {
  await client.query('select pg_advisory_xact_lock(706172, hashtext($1))', [provider])
  const { rows } = await client.query<{ leased: number }>(
    `select count(*)::int as leased from step_runs where state = 'running' and provider = $1`,
    [provider],
  )
  return rows[0]?.leased ?? 0
}

// Jumps through the index from coach to coach: the cost grows with the coaches, not with their queues. Reads twice as
// many rows as wanted, since other processes claim the same ones.
const statement = `
with recursive line as (
  (select priority, coach from step_runs
   where state = 'pending' and provider = $4::text and priority >= $5::int and priority <= $6::int
   order by priority, coach limit 1)
  union all
  select next.priority, next.coach from line, lateral (
    select priority, coach from step_runs
    where state = 'pending' and provider = $4 and (priority, coach) > (line.priority, line.coach) and priority <= $6
    order by priority, coach limit 1) next
),
chosen as (
  select mine.id, line.priority, mine.turn, line.coach <= $7::text as is_served, line.coach
  from line, lateral (
    select id, row_number() over (order by next_attempt_at) as turn from step_runs
    where state = 'pending' and provider = $4 and priority = line.priority and coach = line.coach
      and next_attempt_at <= $2::timestamptz
    order by next_attempt_at limit $3::int * 2) mine
  order by priority, turn, is_served, coach limit $3 * 2
),
free as materialized (
  select run.id from chosen join step_runs run on run.id = chosen.id
  where run.state = 'pending'
  order by chosen.priority, chosen.turn, chosen.is_served, chosen.coach limit $3 for update of run skip locked
)
update step_runs
set state = 'running', lease_token = $1::uuid, lease_until = now() + interval '${leaseSeconds} seconds',
    attempts = attempts + 1, updated_at = $2
where id in (select id from free)
returning ${leasedRunColumns}`
