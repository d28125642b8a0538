import { prepared, type Client, type Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Clock, Log, ProviderFault } from '../../ports.ts'
import { claimWithin } from '../outbox/claim.ts'
import type { LeasedRun } from '../outbox/run.ts'
import type { StepResult } from '../step.ts'
import { classifyFault, closed, isTimeToProbe, longestPause, type BreakerState } from './breaker.ts'
import type { stepRuns } from '../../db/schema/work.ts'

export type Providers = ReturnType<typeof createProviders>

type Attempted = { result: StepResult; isAnswered: boolean; isProbe: boolean }
type Failure = { provider: string; fault: ProviderFault; isProbe: boolean; retryAfterSeconds?: number }

const probeTakes = 30

/** Shared by all processes through the table `providers`. Times are business time. */
export const createProviders = (pool: Pool, clock: Clock, log: Log) => {
  let known = new Map<string, BreakerState>()
  const refusals = new Map<string, StepResult>()
  const unwritten = new Set<Failure>()
  let failuresSeen = 0

  const isOpen = (provider: string) => known.get(provider)?.state === 'open'

  const fail = async (failure: Failure) => {
    const { provider } = failure
    failuresSeen += 1
    unwritten.add(failure)
    known.set(provider, classifyFault(known.get(provider) ?? closed, failure, clock.now()))
    try {
      const after = await inTransaction(pool, (client) => writeFailure(client, failure, clock.now()))
      known.set(provider, after.state)
      if (after.hasOpened)
        log.warn({ provider, fault: failure.fault }, 'A provider cannot be used: its queue waits.')
    } finally {
      unwritten.delete(failure)
    }
  }
  const close = async (provider: string, isProbe: boolean) => {
    const before = known.get(provider)
    if (!before || before.failures === 0) return
    // Accepted mails may have been under way before the throttling; only the probe shows that it is over.
    if (before.state === 'open' && before.fault === 'throttled' && !isProbe) return
    await pool.query(prepared('close-breaker', closeBreaker), [provider, clock.now()])
    known.set(provider, closed)
    if (before.state === 'open') log.info({ provider }, 'A provider is in use again.')
  }
  return {
    isOpen,
    queues: async (): Promise<Queue[]> => {
      const before = failuresSeen
      const queues = await readQueues(pool)
      // A failure meanwhile is newer than the rows just read.
      if (failuresSeen === before && unwritten.size === 0)
        known = new Map(queues.map(({ provider, breaker }) => [provider, breaker]))
      return queues
    },
    claimProbe: (provider: string): Promise<LeasedRun | null> =>
      inTransaction(pool, async (client) => {
        const now = clock.now()
        if (!isTimeToProbe(await lock(client, provider), now)) return null
        const [run] = await claimWithin(client, { provider, now, limit: 1 })
        const until = new Date(now.getTime() + probeTakes * 1000)
        if (run) await client.query('update providers set open_until = $2 where name = $1', [provider, until])
        return run ?? null
      }),
    /** The last answer of a provider that accepts nothing: it applies to all until a probe succeeds. */
    refusal: (provider: string) => (isOpen(provider) ? refusals.get(provider) : undefined),
    /** Costs nothing while all is well. */
    report: async ({ provider }: Pick<LeasedRun, 'provider'>, { result, isAnswered, isProbe }: Attempted) => {
      if (result.kind === 'retry' && result.fault) {
        const { fault, retryAfterSeconds } = result
        if (fault === 'credentials' || fault === 'insecure') refusals.set(provider, result)
        else refusals.delete(provider)
        return fail({ provider, fault, isProbe, ...(retryAfterSeconds && { retryAfterSeconds }) })
      }
      if (isAnswered) return close(provider, isProbe)
      // The probe never left: another row may be attempted now.
      if (isProbe && saysNothing(provider, result)) await pool.query(probeNow, [provider, clock.now()])
    },
  }
}

/** Other providers than the mail server may have answered so. */
const saysNothing = (provider: string, result: StepResult) =>
  result.kind === 'cancelled' || (provider === 'mail' && result.kind === 'retry' && !result.unreachable)

const lock = async (client: Client, provider: string): Promise<BreakerState> => {
  await client.query('insert into providers (name) values ($1) on conflict do nothing', [provider])
  const { rows } = await client.query<BreakerState>(
    'select state, trouble as fault, failures, open_until as "openUntil" from providers where name = $1 for update',
    [provider],
  )
  return rows[0] ?? closed
}

const writeFailure = async (client: Client, failure: Failure, now: Date) => {
  const before = await lock(client, failure.provider)
  const state = classifyFault(before, failure, now)
  if (state !== before)
    await client.query(
      `update providers set state = $2, trouble = $3, failures = $4, open_until = $5,
         opened_at = case when $2 = 'open' then coalesce(opened_at, $6) end, updated_at = $6
       where name = $1`,
      [failure.provider, state.state, state.fault, state.failures, state.openUntil, now],
    )
  return { state, hasOpened: state.state === 'open' && before.state === 'closed' }
}

const probeNow = `update providers set open_until = $2 where name = $1 and state = 'open'`

// Only some of them: after days there are many, and the breaker must close in any case.
const closeBreaker = `
with closed as (
  update providers set state = 'closed', trouble = null, failures = 0, open_until = null, opened_at = null, updated_at = $2
  where name = $1 returning name
)
update step_runs set next_attempt_at = $2, troubled = false
where id in (
  select run.id from closed join step_runs run on run.provider = closed.name
  where run.troubled and run.state = 'pending' limit 5000 for update of run skip locked)`

export type Queue = Pick<typeof stepRuns.$inferSelect, 'provider'> & {
  hasUrgent: boolean
  hasOthers: boolean
  breaker: BreakerState
  freeIn: number
}

type Row = BreakerState & Pick<Queue, 'provider' | 'hasUrgent' | 'hasOthers'> & { freeIn: number | null }

const readQueues = async (pool: Pool): Promise<Queue[]> => {
  const { rows } = await pool.query<Row>(prepared('queues', statement))
  return rows.map(({ provider, hasUrgent, hasOthers, freeIn, ...breaker }) => ({
    provider,
    hasUrgent,
    hasOthers,
    freeIn: Math.min(freeIn ?? 0, longestPause),
    breaker,
  }))
}

const statement = `
with recursive queue as (
  (select provider, priority from step_runs where state = 'pending' order by provider, priority limit 1)
  union all
  select next.provider, next.priority from queue, lateral (
    select provider, priority from step_runs
    where state = 'pending' and (provider, priority) > (queue.provider, queue.priority)
    order by provider, priority limit 1) next
),
waiting as (
  select provider as name, bool_or(priority = 0) as urgent, bool_or(priority > 0) as others from queue group by provider
)
select coalesce(waiting.name, providers.name) as provider, coalesce(urgent, false) as "hasUrgent",
       coalesce(others, false) as "hasOthers", coalesce(state, 'closed') as state, trouble as fault,
       coalesce(failures, 0) as failures, open_until as "openUntil",
       extract(epoch from next_free_at - now())::float8 as "freeIn"
from waiting full join providers on providers.name = waiting.name`
