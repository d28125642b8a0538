import type { Client, Pool } from '../../adapters/postgres.ts'
import { prepared } from '../../db/prepared.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Clock, Log, ProviderFault } from '../../ports.ts'
import { inUse, isTimeToProbe, classifyFault, longestPause } from './breaker.ts'
import type { BreakerState } from './breaker.ts'
import { takeRuns } from '../outbox/claim-runs.ts'
import type { LeasedRun } from '../outbox/run.ts'

/** Rows that wait for one receiver, and how it stands. */
export type Line = {
  provider: string
  hasUrgent: boolean
  hasOthers: boolean
  breaker: BreakerState
  /** Seconds until the next effect may leave, where a rate is set. */
  freeIn: number
}

export type Providers = {
  /** Reads how all receivers stand. */
  lines: () => Promise<Line[]>
  /** As of the last look, and of what this process met since. */
  isOpen: (provider: string) => boolean
  /** The one row that may be tried while the receiver is left alone; null when it is not time yet. */
  claimProbe: (provider: string) => Promise<LeasedRun | null>
  /** Notes that the whole receiver cannot be used. */
  fail: (failed: Failure) => Promise<void>
  /** Notes that the receiver has answered as it should. Costs nothing while all is well. */
  answer: (provider: string, isProbe: boolean) => Promise<void>
  /** Notes that a trial told nothing of the receiver: another row may be tried at once. */
  tryNext: (provider: string) => Promise<void>
}

type Failure = { provider: string; fault: ProviderFault; isProbe: boolean; retryAfterSeconds?: number }

/** Seconds that a trial may take before another process makes the next. */
const probeTakes = 30

/** How the receivers stand, shared by all processes through the table `providers`. Times are business time. */
export const createProviders = (pool: Pool, clock: Clock, log: Log): Providers => {
  let known = new Map<string, BreakerState>()
  const unwritten = new Set<Failure>()
  let noted = 0
  return {
    lines: async () => {
      const before = noted
      const { rows } = await pool.query<LineRow>(prepared('waiting-lines', waitingLines))
      const lines = rows.map(toLine)
      // What this process learned meanwhile is newer than what it has just read.
      if (noted === before && unwritten.size === 0)
        known = new Map(lines.map(({ provider, breaker }) => [provider, breaker]))
      return lines
    },
    isOpen: (provider) => known.get(provider)?.isOpen ?? false,
    claimProbe: (provider) =>
      inTransaction(pool, async (client) => {
        const now = clock.now()
        if (!isTimeToProbe(await lock(client, provider), now)) return null
        const [run] = await takeRuns(client, { provider, now, limit: 1 })
        const until = new Date(now.getTime() + probeTakes * 1000)
        if (run) await client.query('update providers set open_until = $2 where name = $1', [provider, until])
        return run ?? null
      }),
    fail: async (failure) => {
      const { provider } = failure
      noted += 1
      unwritten.add(failure)
      known.set(provider, classifyFault(known.get(provider) ?? inUse, failure, clock.now()))
      try {
        const after = await inTransaction(pool, async (client) => {
          const before = await lock(client, provider)
          const validated = classifyFault(before, failure, clock.now())
          if (validated !== before) await write(client, provider, validated, clock.now())
          if (validated.isOpen && !before.isOpen)
            log.warn(
              { provider, fault: validated.fault },
              'A receiver cannot be used: what goes to it waits.',
            )
          return validated
        })
        known.set(provider, after)
      } finally {
        unwritten.delete(failure)
      }
    },
    answer: async (provider, isProbe) => {
      const before = known.get(provider)
      if (!before || before.failures === 0) return
      // Who asks for patience has taken what was already on its way; only the trial shows that the time is over.
      if (before.isOpen && before.fault === 'throttled' && !isProbe) return
      await pool.query(prepared('close-breaker', closing), [provider, clock.now()])
      known.set(provider, inUse)
      if (before.isOpen) log.info({ provider }, 'A receiver is in use again.')
    },
    tryNext: async (provider) => {
      await pool.query(`update providers set open_until = $2 where name = $1 and state = 'open'`, [
        provider,
        clock.now(),
      ])
    },
  }
}

type LineRow = {
  provider: string
  hasUrgent: boolean
  hasOthers: boolean
  state: string
  fault: ProviderFault | null
  failures: number
  openUntil: Date | null
  freeIn: number | null
}

const toLine = ({ provider, hasUrgent, hasOthers, freeIn, ...row }: LineRow): Line => ({
  provider,
  hasUrgent,
  hasOthers,
  freeIn: Math.min(freeIn ?? 0, longestPause),
  breaker: toBreaker(row),
})

const toBreaker = (row: Pick<LineRow, 'state' | 'fault' | 'failures' | 'openUntil'>): BreakerState => ({
  isOpen: row.state === 'open',
  fault: row.fault,
  failures: row.failures,
  openUntil: row.openUntil,
})

const lock = async (client: Client, provider: string): Promise<BreakerState> => {
  await client.query('insert into providers (name) values ($1) on conflict do nothing', [provider])
  const { rows } = await client.query<LineRow>(
    'select state, trouble as fault, failures, open_until as "openUntil" from providers where name = $1 for update',
    [provider],
  )
  return rows[0] ? toBreaker(rows[0]) : inUse
}

const write = (client: Client, provider: string, state: BreakerState, now: Date) =>
  client.query(
    `update providers set state = $2, trouble = $3, failures = $4, open_until = $5,
       opened_at = case when $2 = 'open' then coalesce(opened_at, $6) end, updated_at = $6
     where name = $1`,
    [provider, state.isOpen ? 'open' : 'closed', state.fault, state.failures, state.openUntil, now],
  )

const waitingLines = `
with recursive line as (
  (select provider, priority from step_runs where state = 'pending' order by provider, priority limit 1)
  union all
  select next.provider, next.priority from line, lateral (
    select provider, priority from step_runs
    where state = 'pending' and (provider, priority) > (line.provider, line.priority)
    order by provider, priority limit 1) next
),
waiting as (
  select provider as name, bool_or(priority = 0) as urgent, bool_or(priority > 0) as others from line group by provider
)
select coalesce(waiting.name, providers.name) as provider, coalesce(urgent, false) as "hasUrgent",
       coalesce(others, false) as "hasOthers", coalesce(state, 'closed') as state, trouble as fault,
       coalesce(failures, 0) as failures, open_until as "openUntil",
       extract(epoch from next_free_at - now())::float8 as "freeIn"
from waiting full join providers on providers.name = waiting.name`

// Not all at once: after days there are many, whose time comes soon by itself, and the breaker must close whatever happens.
const closing = `
with closed as (
  update providers set state = 'closed', trouble = null, failures = 0, open_until = null, opened_at = null, updated_at = $2
  where name = $1 returning name
)
update step_runs set next_attempt_at = $2, troubled = false
where id in (
  select run.id from closed join step_runs run on run.provider = closed.name
  where run.troubled and run.state = 'pending' limit 5000 for update of run skip locked)`
