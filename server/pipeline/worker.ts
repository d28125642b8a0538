import { claimRuns, reclaimRuns } from './claim-runs.ts'
import { startDueMails } from './drip.ts'
import type { PerformDeps } from './attempt.ts'
import { performRun } from './perform-run.ts'
import type { HeldRun, RunEnd } from './run.ts'
import { createSettlements } from './settlements.ts'
import type { Settlements } from './settlements.ts'
import { sweep } from './sweep.ts'

export type DripTick = { journeysProcessed: number; emailsSent: number }

export type Worker = {
  start: () => void
  /** Takes nothing new, lets what is under way end (at most eight seconds), then resolves. */
  stop: () => Promise<void>
  /** Looks for due rows now instead of at the next poll. */
  wake: () => void
  /** One round: frees abandoned rows, then claims and performs what is due. Answers how many were performed. */
  runOnce: () => Promise<number>
  /** Sends what journeys have due now, and answers what this call did. */
  runDripTick: () => Promise<DripTick>
  /** Whether another row can be performed right now. */
  hasRoom: () => boolean
  /** Performs a row that this process already holds. */
  perform: (run: HeldRun) => Promise<RunEnd | null>
  settlements: Settlements
}

/** Milliseconds. */
const every = { poll: 500, reclaim: 2000, drip: 5000, sweep: 600_000 }
const stopWithin = 8000
/** Journeys that one tick takes. */
const tickSize = 200

/** Performs the outbox. Any number of workers, in any number of processes, may share one database. */
export const createWorker = (deps: PerformDeps & { concurrency?: number }): Worker => {
  const concurrency = deps.concurrency ?? 20
  const settlements = createSettlements()
  const inFlight = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> | null = null
  let isWanted = false
  let isRunning = false
  const last = { reclaim: -Infinity, drip: -Infinity, sweep: -Infinity }

  const perform = (run: HeldRun): Promise<RunEnd | null> => {
    const work = performRun(deps, run, stopping.signal).then((end) => {
      if (end) settlements.announce(end)
      return end
    })
    inFlight.add(work)
    return work.finally(() => inFlight.delete(work))
  }
  const room = () => concurrency - inFlight.size

  const takeDue = async () => {
    const limit = room()
    if (limit <= 0) return []
    const runs = await claimRuns(deps.pool, { limit, now: deps.clock.now() })
    const works = runs.map(perform)
    // A full hand means that more is due: the next claim waits only until it is worth a query.
    if (runs.length === limit)
      for (const work of works) void work.finally(() => room() * 2 >= concurrency && wake())
    return works
  }

  const isTime = (task: keyof typeof last) => {
    const due = performance.now() - last[task] >= every[task]
    if (due) last[task] = performance.now()
    return due
  }

  const oneRound = async () => {
    const now = deps.clock.now()
    if (isTime('reclaim')) await reclaimRuns(deps.pool, { now })
    if (isTime('drip')) await startDueMails(deps.pool, { now, limit: tickSize, hold: false })
    if (isTime('sweep')) await sweep(deps.pool, now)
    void (await takeDue())
  }

  const beat = () => {
    if (!isRunning || round) return
    isWanted = false
    round = oneRound()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'The worker could not reach the outbox.'))
      .finally(() => {
        round = null
        if (isWanted) beat()
      })
  }

  function wake() {
    isWanted = true
    beat()
  }

  return {
    settlements,
    perform,
    hasRoom: () => room() > 0 && !stopping.signal.aborted,
    wake,
    start: () => {
      if (isRunning) return
      isRunning = true
      timer = setInterval(beat, every.poll)
      beat()
    },
    stop: async () => {
      isRunning = false
      clearInterval(timer)
      await round
      const hurry = setTimeout(() => stopping.abort(), stopWithin)
      await Promise.allSettled(inFlight)
      clearTimeout(hurry)
      stopping.abort()
    },
    runOnce: async () => {
      await reclaimRuns(deps.pool, { now: deps.clock.now() })
      const works = await takeDue()
      await Promise.all(works)
      return works.length
    },
    runDripTick: async () => {
      const runs = await startDueMails(deps.pool, { now: deps.clock.now(), limit: tickSize, hold: true })
      const ends = await Promise.all(runs.map(perform))
      return {
        journeysProcessed: runs.length,
        emailsSent: ends.filter((end) => end?.state === 'sent').length,
      }
    },
  }
}
