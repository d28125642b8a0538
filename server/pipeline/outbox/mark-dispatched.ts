import { prepared, type Pool, inBatches } from '../../adapters/postgres.ts'
import { isStopped } from '../mail/ask-again.ts'
import { keysOf, leaseSeconds, type LeasedRun } from './run.ts'

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
