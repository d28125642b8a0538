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

export const stopServer = async (parts: Parts) => {
  const { app, drain, readiness, worker, watch, releases, mailer, viewCounter } = parts
  const began = performance.now()
  readiness.stop()
  // A response may wait for its mail: only rows that nobody waits for are released now.
  worker.pause()
  releases.close()
  const answers = setTimeout(() => worker.completions.release(), stopAt.answers)
  await drain.run(stopAt.connections)
  clearTimeout(answers)
  app.server.closeAllConnections()
  await app.close()
  await viewCounter.close()
  const watched = watch.stop()
  await worker.stop(Math.max(1000, stopAt.mails - (performance.now() - began)))
  // Another process, or the next, sends an alert that takes longer.
  await Promise.race([
    watched,
    pause(Math.max(0, stopAt.mails - (performance.now() - began)), null, { ref: false }),
  ])
  await mailer.close()
}

export type Readiness = ReturnType<typeof createReadiness>

/** Milliseconds that an answer is reused. */
const freshFor = 1000

/** Queries the database at most once a second, however many requests arrive. Never rejects. */
export const createReadiness = (
  canStore: () => Promise<boolean>,
  elapsed: () => number = () => performance.now(),
) => {
  let isStopping = false
  let last: { at: number; answer: Promise<boolean> } | null = null
  return {
    isReady: async () => {
      if (isStopping) return false
      if (!last || elapsed() - last.at >= freshFor)
        last = { at: elapsed(), answer: canStore().catch(() => false) }
      return (await last.answer) && !isStopping
    },
    stop: () => void (isStopping = true),
  }
}
