import type { Pool } from '../adapters/postgres.ts'
import { canStore } from '../db/schema-version.ts'
import { sendAlert, type Alert, type Channels } from './send-alert.ts'

/** Writes that fail in a row before an alert: a restart of the database may fail one. */
const mostMissed = 2
/** Milliseconds between two questions, that one may take, and without an answer before an alert. */
const reach = { every: 2000, within: 3000, silence: 5000 }

type Deps = Channels & { pool: Pool; elapsed?: () => number }

/** A database that cannot be written cannot record the alert: each process sends it once. */
export const watchDatabase = ({ pool, elapsed = () => performance.now(), ...channels }: Deps) => {
  let missed = 0
  let answeredAt = elapsed()
  let reported: Alert | null = null
  let isAsking = false
  let timer: NodeJS.Timeout | undefined

  const report = async () => {
    if (reported) return
    // Before it is sent, which may take a while.
    const alert: Alert = { name: 'database', state: 'firing', details: notWritable, since: new Date() }
    reported = alert
    if (!(await sendAlert(channels, alert))) reported = null
  }
  const end = async () => {
    const ended = reported
    reported = null
    if (ended && !(await sendAlert(channels, { ...ended, state: 'over' }))) reported = ended
  }
  /** Whether it takes writes. */
  const isThere = async (): Promise<boolean> => {
    const isStored = await canStore(pool).catch(() => false)
    missed = isStored ? 0 : missed + 1
    if (isStored) await end()
    if (missed >= mostMissed) await report()
    return isStored
  }
  /** Whether it answers: cheap, so that an outage of seconds is noticed. */
  const ask = async () => {
    const asked = elapsed()
    if (await answers(pool)) {
      answeredAt = asked
      if (reported) await isThere()
    } else if (elapsed() - answeredAt >= reach.silence) await report()
  }
  const askAlone = () => {
    if (isAsking) return
    isAsking = true
    void ask().finally(() => (isAsking = false))
  }
  return {
    isThere,
    ask,
    start: () => {
      answeredAt = elapsed()
      timer ??= setInterval(askAlone, reach.every)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}

const answers = (pool: Pool): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), reach.within)
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}

const notWritable = 'The database cannot be reached or written. Visitors are asked to try again.'
