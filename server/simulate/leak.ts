import { relative } from 'node:path'

/** Something that sealed work did, or tried to do, to the world outside. */
export type Leak = {
  /** Such as "net.Socket.connect" or "a timer that is never cleared". */
  what: string
  /** Nearest line of the project that led there, from its root: "server/steps/ping.ts:12". */
  at: string
}

const root = new URL('../../', import.meta.url).pathname

/** Names the place that is just being run. Lines of packages count where the project has none. */
export const leakOf = (what: string): Leak => {
  const places = stackLines().flatMap((line) => placeIn(line) ?? [])
  const own = places.find((place) => !place.startsWith('node_modules/'))
  return { what, at: own ?? places[0] ?? 'a place unknown' }
}

/**
 * Whether the timer that is just being set is none of the product's: Node keeps an HTTP date for a second, and the database
 * in memory has timers as every PostgreSQL has. Both are theirs by whoever called `setTimeout` itself.
 */
export const isTimerOfOthers = (): boolean => {
  const lines = stackLines()
  const set = lines.findIndex((line) => /\b(setTimeout|setInterval|setUnrefTimeout) \(node:/.test(line))
  const caller = lines[set + 1] ?? ''
  return (
    /\bsetUnrefTimeout\b/.test(lines[set] ?? '') || caller.includes('/node_modules/@electric-sql/pglite/')
  )
}

const stackLines = (): string[] => {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const { stack = '' } = new Error('here')
  Error.stackTraceLimit = before
  return stack.split('\n')
}

/** Null for Node's own lines, and those of the seal itself. */
const placeIn = (line: string): string | null => {
  const match = /(?:file:\/\/)?(\/[^():]+):(\d+):\d+\)?$/.exec(line)
  const [, path = '', row = ''] = match ?? []
  if (!path.startsWith(root) || ofSeal.test(path)) return null
  return `${relative(root, path)}:${row}`
}

const ofSeal = /\/server\/simulate\/(leak|seal|patch-builtins)\.ts$/

/** Each once, in their order. */
export const onceEach = (leaks: Leak[]): Leak[] => [
  ...new Map(leaks.map((leak) => [`${leak.what} ${leak.at}`, leak])).values(),
]
