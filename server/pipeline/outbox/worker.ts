import { startDueDigests } from '../mail/digest.ts'
import { createDripPump } from '../journeys/drip.ts'
import type { PerformDeps } from './attempt.ts'
import { createPerformer } from './perform.ts'
import { createConcurrencyLimits, createProviderLimits, type MailLimits } from './concurrency-limits.ts'
import { createProviders } from '../providers/providers.ts'
import { ensureOpenDates } from '../../db/ensure-date.ts'
import { purgeExpired } from './purge-expired.ts'
import { reclaim, reschedule } from './reclaim.ts'
import type { LeasedRun, RunEnd } from './run.ts'
import type { Backpressure } from '../accept/backpressure.ts'
import { approveByTime } from '../accept/approve-quarantined.ts'
import { createRunCompletions } from '../accept/await-effects.ts'
import { createTakeDue } from './take-due.ts'

export type Worker = ReturnType<typeof createWorker>

const every = {
  poll: 500,
  reclaim: 2000,
  setBack: 60_000,
  digest: 30_000,
  release: 30_000,
  dates: 30_000,
  purgeExpired: 600_000,
}
const stopWithin = 8000
const quick = 50
const tolerated = 30_000

/** Any number of workers, in any number of processes, may share one database. */
export const createWorker = (
  deps: PerformDeps &
    MailLimits & {
      backpressure?: Pick<Backpressure, 'isOn' | 'look'>
      /** Erases people who were silent for long, until `mayGoOn` returns false. */
      expirePeople?: (mayGoOn: () => boolean) => Promise<void>
    },
) => {
  const { pool, clock } = deps
  const limits = createProviderLimits({ mailConnections: 20, ...deps })
  const completions = createRunCompletions()
  const concurrency = createConcurrencyLimits(limits, deps.backpressure)
  const providers = createProviders(pool, clock, deps.log)
  const due = createTakeDue({ pool, clock, limits, concurrency, providers })
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<unknown> | null = null
  let purging: Promise<void> | null = null
  let isWanted = false
  let isRunning = false
  let latest = -Infinity
  const last: Partial<Record<keyof typeof every, number>> = {}

  const performer = createPerformer({
    deps,
    limits,
    concurrency,
    providers,
    stop: stopping.signal,
    onFree: (run) => void (isMore(run) && concurrency.isHungry(run.provider) && wake()),
  })
  const perform = async (run: LeasedRun, options?: { isProbe: boolean }) => {
    const end = await performer.perform(run, options)
    if (end) completions.announce(end)
    return end
  }
  const drips = createDripPump({
    ...deps,
    room: () => (isQuick() ? concurrency.room('mail', 'others') : null),
    begin: (run) => void perform(run),
  })
  const isMore = ({ provider, isDrip }: LeasedRun) => due.long.has(provider) || (isDrip && drips.hasMore())
  /** Otherwise mails wait in the outbox, where every process sees them. */
  const isQuick = () =>
    isRunning &&
    !limits('mail').perSecond &&
    !deps.backpressure?.isOn() &&
    !providers.isOpen('mail') &&
    concurrency.soon('mail', quick) > 0

  const takeDue = async () => {
    const works: Promise<RunEnd | null>[] = []
    await due.takeDue(({ run, isProbe }) => works.push(perform(run, { isProbe })))
    return works
  }
  const isTime = (task: keyof typeof every) => {
    const isDue = performance.now() - (last[task] ?? -Infinity) >= every[task]
    if (isDue) last[task] = performance.now()
    return isDue
  }
  const isSetBack = (now: Date) => {
    const isBack = now.getTime() < latest - tolerated
    latest = now.getTime()
    return isBack
  }

  const purgeBeside = (now: Date) => {
    purging ??= purgeExpired(pool, now, () => isRunning)
      .then(() => deps.expirePeople?.(() => isRunning))
      .catch((error: unknown) => deps.log.warn({ err: error }, 'Expired rows could not be purged.'))
      .finally(() => (purging = null))
  }

  const oneRound = async () => {
    const now = clock.now()
    void deps.backpressure?.look()
    if (isSetBack(now) || isTime('setBack')) await reschedule(pool, now)
    if (isTime('reclaim')) await reclaim(pool, { now })
    if (isTime('digest')) await startDueDigests(pool, deps.releases.current().site, now)
    if (isTime('release')) await approveByTime(deps)
    if (isTime('dates')) await ensureOpenDates({ pool, site: deps.releases.current().site, now })
    if (isTime('purgeExpired')) purgeBeside(now)
    void (await takeDue())
    // Retries come first: they are due for longer.
    drips.refill()
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

  const pause = () => {
    isRunning = false
    clearInterval(timer)
    concurrency.clear('others')
  }

  return {
    completions,
    perform: (run: LeasedRun) => perform(run),
    hasRoom: () =>
      concurrency.isFree('mail') &&
      !limits('mail').perSecond &&
      !providers.isOpen('mail') &&
      !stopping.signal.aborted,
    wake,
    start: () => {
      if (isRunning) return
      isRunning = true
      timer = setInterval(beat, every.poll)
      beat()
    },
    /** Claims nothing new and releases queued rows; rows of forms are still performed. */
    pause,
    /** Lets running attempts end, for at most so many milliseconds. */
    stop: async (within = stopWithin) => {
      pause()
      await round
      await drips.settled()
      await purging
      concurrency.clear('all')
      const hurry = setTimeout(() => stopping.abort(), within)
      await performer.settled()
      clearTimeout(hurry)
      stopping.abort()
    },
    runOnce: async () => {
      const now = clock.now()
      await reschedule(pool, now)
      await reclaim(pool, { now })
      const works = await takeDue()
      await Promise.all(works)
      return works.length
    },
    runDripTick: (coaches: readonly string[] | null = null) =>
      drips.tick(coaches, Math.max(1, concurrency.room('mail', 'others')), perform, stopping.signal),
  }
}
