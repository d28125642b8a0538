import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Watch } from '../alerts/watch.ts'
import type { Drain } from '../http/drain.ts'
import type { Worker } from '../pipeline/outbox/worker.ts'
import type { Mailer } from '../ports.ts'
import type { Readiness } from './readiness.ts'
import type { ReleaseStore } from '../release/release-store.ts'

type Parts = {
  app: FastifyInstance
  drain: Drain
  readiness: Readiness
  worker: Worker
  watch: Watch
  releases: ReleaseStore
  mailer: Mailer
}

/** Milliseconds after the signal: who still waits for a mail is answered; connections are cut; mails are cut off. */
const stopAt = { answers: 4000, connections: 6000, mails: 8000 }

/** Takes nothing new, answers what has been taken, lets the worker end what it holds. */
export const stopServer = async ({ app, drain, readiness, worker, watch, releases, mailer }: Parts) => {
  const began = performance.now()
  readiness.stop()
  // An answer may wait for its mail: only what nobody waits for is given back to other processes already.
  worker.pause()
  releases.close()
  const answers = setTimeout(() => worker.completions.release(), stopAt.answers)
  await drain.run(stopAt.connections)
  clearTimeout(answers)
  app.server.closeAllConnections()
  await app.close()
  const watched = watch.stop()
  await worker.stop(Math.max(1000, stopAt.mails - (performance.now() - began)))
  // An alert that is just being told may take longer than is left: another process, or the next, tells it again.
  await Promise.race([
    watched,
    pause(Math.max(0, stopAt.mails - (performance.now() - began)), null, { ref: false }),
  ])
  await mailer.close()
}
