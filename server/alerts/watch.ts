import type { Pool } from '../adapters/postgres.ts'
import { canStore } from '../db/can-store.ts'
import type { Clock } from '../ports.ts'
import { claimAlerts, markReported, noteConditions } from './alert-book.ts'
import type { Alert } from './alert-book.ts'
import { readConditions } from './conditions.ts'
import { mailNotInRelease } from '../pipeline/mail/mail-not-in-release.ts'
import { diskAlert, readDisk } from './disk.ts'
import { sendAlert } from './send-alert.ts'
import type { Channels } from './send-alert.ts'

type WatchDeps = Channels & { pool: Pool; clock: Clock; dataDir: string }

export type Watch = {
  start: () => void
  stop: () => Promise<void>
  /** Looks once, and tells what is to be told. */
  look: () => Promise<void>
}

/** Milliseconds. */
const every = 30_000
/** Looks that the database may miss before it is told: a restart takes one. */
const mostMissed = 2

/** Watches what an operator should know of. Any number of processes watch; each alert is told by one of them. */
export const createWatch = (deps: WatchDeps): Watch => {
  const { pool, clock, dataDir, log } = deps
  const database = watchDatabase(deps)
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null

  const look = async () => {
    if (!(await database.isThere())) return
    await noteConditions(pool, await readConditions(pool, clock.now()), [
      'breaker:',
      'queue:',
      mailNotInRelease,
      'failures',
      'bounces',
    ])
    await noteConditions(pool, await readDisk(dataDir), [diskAlert])
    for (const alert of await claimAlerts(pool))
      if (await sendAlert(deps, alert)) await markReported(pool, alert)
  }
  const lookNow = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'The watch for alerts could not look.'))
      .finally(() => (looking = null))
  }
  return {
    look,
    start: () => {
      timer ??= setInterval(lookNow, every)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/** A database that takes nothing cannot hold what was told: each process tells of it once by itself. */
const watchDatabase = ({ pool, ...channels }: WatchDeps) => {
  let missed = 0
  let reported: Alert | null = null
  return {
    isThere: async (): Promise<boolean> => {
      const isThere = await canStore(pool).catch(() => false)
      missed = isThere ? 0 : missed + 1
      if (isThere && reported && (await sendAlert(channels, { ...reported, state: 'over' }))) reported = null
      if (missed >= mostMissed && !reported) {
        const alert: Alert = { name: 'database', state: 'firing', details: notWritable, since: new Date() }
        if (await sendAlert(channels, alert)) reported = alert
      }
      return isThere
    },
  }
}

const notWritable = 'The database cannot be reached or takes nothing. Forms are answered with "try again".'
