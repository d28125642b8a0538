import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Watch } from '../alerts/watch.ts'
import type { ViewCounter } from '../figures/view-counter.ts'
import type { Drain } from '../http/drain.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import type { Mailer } from '../ports.ts'
import type { ReleaseStore } from '../release/release-store.ts'

type Parts = {
  app: FastifyInstance
  drain: Drain
  readiness: Readiness
  worker: Worker
  watch: Watch
  releases: ReleaseStore
  mailer: Mailer
  viewCounter: Pick<ViewCounter, 'close'>
}

/** Milliseconds after the signal: waiting visitors are answered, connections cut, mails aborted. */
const stopAt = { answers: 4000, connections: 6000, mails: 8000 }
/** Milliseconds in which a balancer that asks every two seconds is refused twice. */
const leaveFor = 4500

export const stopServer = async (parts: Parts) => {
  const { app, drain, readiness, worker, watch, releases, mailer, viewCounter } = parts
  const began = performance.now()
  const left = (until: number) => Math.max(0, until - (performance.now() - began))
  readiness.stop()
  // Until the balancer knows, visitors keep coming.
  if (readiness.isPolled()) await pause(leaveFor)
  // A response may wait for its mail: only rows that nobody waits for are released now.
  worker.pause()
  releases.close()
  const answers = setTimeout(() => worker.completions.release(), left(stopAt.answers))
  await drain.run(left(stopAt.connections))
  clearTimeout(answers)
  app.server.closeAllConnections()
  await app.close()
  await viewCounter.close()
  const watched = watch.stop()
  await worker.stop(Math.max(1000, left(stopAt.mails)))
  // Another process, or the next, sends an alert that takes longer.
  await Promise.race([watched, pause(left(stopAt.mails), null, { ref: false })])
  await mailer.close()
}

export type Readiness = ReturnType<typeof createReadiness>

/** Milliseconds that an answer is reused. */
const freshFor = 1000
/** Whoever has asked twice in this time will ask again. */
const polledWithin = 30_000

/** Queries the database at most once a second, however many requests arrive. Never rejects. */
export const createReadiness = (
  canStore: () => Promise<boolean>,
  elapsed: () => number = () => performance.now(),
) => {
  let isStopping = false
  let last: { at: number; answer: Promise<boolean> } | null = null
  let [before, latest] = [-Infinity, -Infinity]
  return {
    isReady: async () => {
      ;[before, latest] = [latest, elapsed()]
      if (isStopping) return false
      if (!last || elapsed() - last.at >= freshFor)
        last = { at: elapsed(), answer: canStore().catch(() => false) }
      return (await last.answer) && !isStopping
    },
    isPolled: () => elapsed() - before < polledWithin,
    stop: () => void (isStopping = true),
  }
}
