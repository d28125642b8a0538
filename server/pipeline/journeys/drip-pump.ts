import type { Pool } from '../../adapters/postgres.ts'
import type { Clock, Log } from '../../ports.ts'
import { startDueMails, takeBackMails, type DueMails } from './drip.ts'
import type { LeasedRun, RunEnd } from '../outbox/run.ts'

export type DripTick = { journeysProcessed: number; emailsSent: number }

/** Journeys that one statement takes: it stays far below the second that a tick may last. */
const batch = 500
/** Milliseconds between looks: while nothing is due; while more is; while the outbox is full. */
const between = { looks: 5000, refills: 250, waits: 500 }
/** Nothing was read, for want of room. */
const busy: DueMails = { runs: [], looked: 1, isFull: false }
/** Milliseconds that a call may go on; the worker does the rest. */
const tickLasts = 20_000

type Parts = {
  pool: Pool
  clock: Clock
  log: Log
  /** Mails that this process could send now; null while they leave too slowly to be leased straight from their journeys. */
  room: () => number | null
  begin: (run: LeasedRun) => void
}

/**
 * Supplies the worker with the due mails of journeys: leased to this process while they leave quickly, else enqueued for any
 * process to claim.
 */
export const createDripPump = ({ pool, clock, log, room, begin }: Parts) => {
  let nextLook = -Infinity
  let isRefill = false
  let look: Promise<void> | null = null

  const lookOnce = async () => {
    if (!isRefill) await takeBackMails(pool)
    const space = room()
    const limit = Math.min(batch, space ?? batch)
    const lease = space !== null
    const due = lease && limit === 0 ? busy : await startDueMails(pool, { now: clock.now(), limit, lease })
    if (lease) due.runs.forEach(begin)
    isRefill = due.looked > 0 || due.isFull
    const pause = due.isFull ? between.waits : lease ? 0 : between.refills
    if (isRefill) nextLook = performance.now() + pause
  }
  return {
    /** Call at every round of a worker: reads due journeys when it is time, without blocking the round. */
    refill: (): void => {
      if (look || performance.now() < nextLook) return
      nextLook = performance.now() + between.looks
      look = lookOnce()
        .catch((error: unknown) => log.warn({ err: error }, 'Due mails could not be read.'))
        .finally(() => (look = null))
    },
    hasMore: (): boolean => isRefill && !look && performance.now() >= nextLook,
    settled: async (): Promise<void> => void (await look),
    /** Sends what is due, of one coach or (null) of all, `hands` at a time, until nothing is. */
    tick: async (
      coach: string | null,
      hands: number,
      perform: (run: LeasedRun) => Promise<RunEnd | null>,
      stop: AbortSignal,
    ): Promise<DripTick> => {
      const done: DripTick = { journeysProcessed: 0, emailsSent: 0 }
      const end = performance.now() + tickLasts
      await takeBackMails(pool)
      while (performance.now() < end && !stop.aborted) {
        const due = await startDueMails(pool, { now: clock.now(), limit: hands, lease: true, coach })
        const ends = await Promise.all(due.runs.map(perform))
        done.journeysProcessed += due.runs.length
        done.emailsSent += ends.filter((run) => run?.state === 'sent').length
        if (due.looked === 0) break
      }
      return done
    },
  }
}
