import type { ProviderLimits } from './provider-limits.ts'
import type { HeldRun } from './run.ts'
import { noRush } from './rush.ts'
import type { Rush } from './rush.ts'

/** What one process does at once for each receiver; who comes later waits in line, people before mails of journeys. */
export type Lanes = {
  /** Waits for a place. Answers how to give it back, or null when none came in time: the row is then not begun. */
  enter: (run: Pick<HeldRun, 'provider' | 'priority' | 'isAwaited'>) => Promise<(() => void) | null>
  /** Rows that it is worth claiming now. */
  room: (provider: string, kind: 'urgent' | 'others') => number
  /** Whether a row that a person waits for could begin now. */
  isFree: (provider: string) => boolean
  /** Whether so few wait in line that the next claim is worth its query. */
  isHungry: (provider: string) => boolean
  /** Sends away who waits in line: all, or all but what people wait for. */
  clear: (who: 'all' | 'others') => void
}

/** Milliseconds that a row may wait in line before another process may have it. */
const longestWait = 10_000
/** Rows are claimed ahead for this many milliseconds, so that no place is idle while the next are fetched. */
const ahead = 300

type Waiting = { isUrgent: boolean; isAwaited: boolean; begin: () => void; leave: () => void }
type Lane = { urgent: number; others: number; line: Waiting[]; usual: number | null }

export const createLanes = (limits: ProviderLimits, rush: Pick<Rush, 'isOn'> = noRush): Lanes => {
  const lanes = new Map<string, Lane>()
  const laneOf = (provider: string): Lane => {
    const lane = lanes.get(provider) ?? { urgent: 0, others: 0, line: [], usual: null }
    lanes.set(provider, lane)
    return lane
  }
  const sizeOf = (provider: string) => limits(provider).here
  const keptOf = (provider: string) => keptFor(sizeOf(provider))
  const mayBegin = (provider: string, { isUrgent, isAwaited }: Pick<Waiting, 'isUrgent' | 'isAwaited'>) => {
    const { urgent, others } = laneOf(provider)
    if (urgent + others >= (rush.isOn() && !isAwaited ? 1 : sizeOf(provider))) return false
    return isUrgent || others < sizeOf(provider) - keptOf(provider)
  }
  const pump = (provider: string) => {
    const { line } = laneOf(provider)
    for (const isUrgent of [true, false]) {
      const isNext = (waiting: Waiting) => waiting.isUrgent === isUrgent && mayBegin(provider, waiting)
      for (let next = line.findIndex(isNext); next >= 0; next = line.findIndex(isNext))
        line.splice(next, 1)[0]?.begin()
    }
  }
  const begin = (provider: string, isUrgent: boolean) => {
    const lane = laneOf(provider)
    const kind = isUrgent ? 'urgent' : 'others'
    const began = performance.now()
    let isOver = false
    lane[kind] += 1
    return () => {
      if (isOver) return
      isOver = true
      lane[kind] -= 1
      const took = performance.now() - began
      lane.usual = lane.usual === null ? took : lane.usual * 0.8 + took * 0.2
      pump(provider)
    }
  }
  const claimedAhead = (provider: string) => {
    const { usual } = laneOf(provider)
    // A rate lets rows go one by one: none is worth holding before its time.
    if (usual === null || limits(provider).perSecond) return 0
    return Math.floor(sizeOf(provider) * Math.min(4, ahead / Math.max(usual, 1)))
  }
  const room = (provider: string, kind: 'urgent' | 'others') => {
    const { urgent, others, line } = laneOf(provider)
    const size = rush.isOn() ? 1 : sizeOf(provider)
    const waiting = line.filter(({ isUrgent }) => kind === 'urgent' || !isUrgent).length
    const free = size - others - (kind === 'urgent' ? urgent : Math.max(urgent, keptOf(provider)))
    return Math.max(0, free + (rush.isOn() ? 0 : claimedAhead(provider)) - waiting)
  }
  return {
    room,
    enter: ({ provider, priority, isAwaited }) => {
      const isUrgent = priority === 0
      if (mayBegin(provider, { isUrgent, isAwaited })) return Promise.resolve(begin(provider, isUrgent))
      return new Promise((resolve) => {
        const { line } = laneOf(provider)
        const leave = () => {
          clearTimeout(timer)
          line.splice(line.indexOf(waiting), 1)
          resolve(null)
        }
        const timer = setTimeout(leave, longestWait)
        const waiting: Waiting = {
          isUrgent,
          isAwaited,
          leave,
          begin: () => {
            clearTimeout(timer)
            resolve(begin(provider, isUrgent))
          },
        }
        line.push(waiting)
      })
    },
    isFree: (provider) =>
      laneOf(provider).line.length === 0 && mayBegin(provider, { isUrgent: true, isAwaited: true }),
    isHungry: (provider) => room(provider, 'urgent') * 2 >= sizeOf(provider) + claimedAhead(provider),
    clear: (who) => {
      for (const { line } of lanes.values())
        line.filter(({ isUrgent }) => who === 'all' || !isUrgent).forEach((waiting) => waiting.leave())
    },
  }
}

/** Places that only what people wait for may take: slow mails of journeys never hold all. */
const keptFor = (size: number) => (size === 1 ? 0 : Math.max(1, Math.floor(size / 5)))
