import type { Providers, Stage } from './stage.ts'

export type Check = {
  /** For `--only` and tests/acceptance/README.md, such as "smtp-535-opens-breaker". */
  id: string
  title: string
  /** Part of `npm test`, in a quick form. */
  quick: boolean
  /** Needs its own product: it moves the clock, or kills. */
  isAlone?: boolean
  /** Settings of its own product. */
  environment?: (providers: Providers) => Record<string, string>
  /** Returns the figures for the table. Throws a failure, `Missed` or `Skipped`. */
  run: (stage: Stage) => Promise<string>
}

export const defineCheck = (check: Check): Check => check

/** Thrown by a check that cannot run here, with the reason. */
export class Skipped extends Error {}

/** Thrown by a check that was too slow but lost nothing. */
export class Missed extends Error {}

export function must(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

/** A missed speed target is no failure, unless it is ten times slower. */
export const aim = (milliseconds: number, target: number, what: string): void => {
  must(milliseconds <= target * 10, `${what}: ${Math.round(milliseconds)} ms, far over ${target} ms`)
  if (milliseconds > target) throw new Missed(`${what}: ${Math.round(milliseconds)} ms, target ${target} ms`)
}
