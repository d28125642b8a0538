import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import type { Log } from '../../ports.ts'
import { isStopped } from '../mail/ask-again.ts'
import { leaseSeconds, type LeasedRun } from './run.ts'

/** Milliseconds; a few may be missed before a lease ends. */
const extendEvery = 5000

export const createLeaseKeeper = ({ pool, log }: { pool: Pool; log: Log }) => {
  const leased = new Map<string, LeasedRun>()
  const works = new Set<Promise<unknown>>()
  let pulse: NodeJS.Timeout | undefined

  const keep = (run: LeasedRun) => {
    leased.set(run.id, run)
    pulse ??= setInterval(() => {
      extend(pool, [...leased.values()]).catch((error: unknown) =>
        log.warn({ err: error }, 'Leases could not be extended.'),
      )
    }, extendEvery)
  }
  const letGo = (run: LeasedRun) => {
    leased.delete(run.id)
    if (leased.size > 0) return
    clearInterval(pulse)
    pulse = undefined
  }
  return {
    during: <End>(run: LeasedRun, work: () => Promise<End>): Promise<End> => {
      keep(run)
      const ending = work().finally(() => {
        letGo(run)
        works.delete(ending)
      })
      works.add(ending)
      return ending
    },
    settled: async (): Promise<void> => {
      while (works.size > 0) await Promise.allSettled(works)
    },
  }
}

export const extend = async (pool: Pool, runs: LeasedRun[]): Promise<void> => {
  await pool.query(prepared('extend-leases', extendSql), keysOf(runs))
}

// A locked row is being written, which extends or ends its lease; waiting for many could deadlock.
const extendSql = `
update step_runs run set lease_until = now() + interval '${leaseSeconds} seconds'
from (
  select run.id from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
  join step_runs run on run.id = mine.id and run.lease_token = mine.token and run.state = 'running'
  where run.lease_until > now() for update of run skip locked
) leased
where run.id = leased.id`

/**
 * Releases a row whose attempt did not begin: no attempt counts, also where it was marked as dispatched ahead of its
 * turn.
 */
export const release = async (pool: Pool, run: LeasedRun): Promise<void> =>
  void (await releaseTogether(pool, run))

const releaseTogether = inBatches(async (pool, runs: LeasedRun[]) => {
  await pool.query(prepared('release', releaseSql), keysOf(runs))
  return runs.map(() => true)
})

const releaseSql = `
update step_runs run set state = 'pending', attempts = run.attempts - 1, lease_token = null, lease_until = null,
  handovers = run.handovers - case when run.handed_over_at is null then 0 else 1 end, handed_over_at = null
from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
where run.id = mine.id and run.lease_token = mine.token and run.state = 'running'`

export const keysOf = (runs: LeasedRun[]) => [
  runs.map(({ id }) => id),
  runs.map(({ leaseToken }) => leaseToken),
]

/** The lease is lost, or the person has unsubscribed since: nothing may leave. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Commits that the effect may leave from now on, and extends the lease. Throws `LeaseLost`. */
export const markDispatched = async (pool: Pool, run: LeasedRun): Promise<void> => {
  if (!(await isOurs(pool, run))) throw new LeaseLost('The lease is over, or the person has unsubscribed.')
}

/** Rows that a person waits for share no statement. */
const isOurs = async (pool: Pool, run: LeasedRun) => {
  if (run.isDrip) return queueOf(pool).take(run)
  return run.isAwaited ? (await markAll(pool, [run]))[0] : markTogether(pool, run)
}

/**
 * Mails of journeys are marked together, ahead of their turns: a commit for each would cost more than the mail. `ahead`:
 * a crash leaves so many in doubt.
 */
export const expectDispatch = (pool: Pool, run: LeasedRun, ahead: number): void =>
  queueOf(pool).expect(run, ahead)

export const forgetDispatch = (pool: Pool, run: LeasedRun): void => queueOf(pool).forget(run)

type Mark = { isOurs: Promise<boolean | null>; at: number }

const createQueue = (pool: Pool) => {
  const coming = new Set<LeasedRun>()
  const marked = new Map<LeasedRun, Mark>()
  let most = 0

  const mark = (runs: LeasedRun[]) => {
    const all = markAll(pool, runs)
    const at = performance.now()
    runs.forEach((run, index) => {
      coming.delete(run)
      marked.set(run, { isOurs: all.then((ours) => ours[index] ?? null).catch(() => null), at })
    })
  }
  const next = () => [...coming].slice(0, Math.max(0, most - marked.size))
  return {
    expect: (run: LeasedRun, ahead: number) => {
      most = ahead
      if (ahead > 0) coming.add(run)
    },
    forget: (run: LeasedRun) => {
      coming.delete(run)
      marked.delete(run)
    },
    take: async (run: LeasedRun): Promise<boolean> => {
      coming.delete(run)
      if (!marked.has(run)) mark([run, ...next()])
      const mine = marked.get(run)
      marked.delete(run)
      // The next ones are marked while these leave.
      if (marked.size * 2 < most && coming.size > 0) mark(next())
      const isMine = (await mine?.isOurs) ?? null
      const isFresh = mine !== undefined && performance.now() - mine.at < freshFor
      return isMine !== null && isFresh ? isMine : ((await markAll(pool, [run]))[0] ?? false)
    },
  }
}

const freshFor = 1000

const queues = new WeakMap<Pool, ReturnType<typeof createQueue>>()
const queueOf = (pool: Pool) => {
  const known = queues.get(pool) ?? createQueue(pool)
  queues.set(pool, known)
  return known
}

const markAll = async (pool: Pool, runs: LeasedRun[]): Promise<boolean[]> => {
  const { rows } = await pool.query<Pick<LeasedRun, 'id'>>(prepared('mark-dispatched', markSql), keysOf(runs))
  const ours = new Set(rows.map(({ id }) => id))
  return runs.map(({ id }) => ours.has(id))
}

const markTogether = inBatches(markAll)

// A lease with enough time left stays, so that not every index is written.
const markSql = `
update step_runs run
set handed_over_at = now(),
    lease_until = case when lease_until < now() + interval '${leaseSeconds / 2} seconds'
      then now() + interval '${leaseSeconds} seconds' else lease_until end,
    handovers = handovers + case when handed_over_at is null then 1 else 0 end
from unnest($1::uuid[], $2::uuid[]) as mine (id, token)
where run.id = mine.id and lease_token = mine.token and state = 'running' and lease_until > now()
  and not (email is not null and ${isStopped('run', '(select address_hash from leads where leads.id = run.lead_id)')})
returning run.id`
