import type { Pool } from '../adapters/postgres.ts'
import { canStore } from '../db/can-store.ts'
import type { Clock } from '../ports.ts'
import { claimAlerts, markReported, noteConditions, type Alert } from './alert-book.ts'
import { diskAlert, readConditions, readDisk } from './conditions.ts'
import { mailNotInRelease } from '../pipeline/mail/compose-mail.ts'
import { sendAlert, type Channels } from './send-alert.ts'

type WatchDeps = Channels & { pool: Pool; clock: Clock; dataDir: string }

export type Watch = ReturnType<typeof createWatch>

const every = 30_000
/** Failed checks before an alert: a restart of the database takes one. */
const mostMissed = 2

/** Any number of processes check; one of them sends each alert. */
export const createWatch = (deps: WatchDeps) => {
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
      .catch((error: unknown) => log.warn({ err: error }, 'Could not check for alerts.'))
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

/** A database that cannot be written cannot record the alert: each process sends it once. */
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

const notWritable = 'The database cannot be reached or written. Visitors are asked to try again.'
