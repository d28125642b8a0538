import type { Receivers, Stage } from './stage.ts'

/** One promise, tried from outside. */
export type Check = {
  /** Names it on the command line and in tests/acceptance/README.md, such as "smtp-535-opens-breaker". */
  id: string
  title: string
  /** Part of `npm test`, in a shorter form. */
  quick: boolean
  /** Starts on a product of its own: it moves the clock, or kills. */
  isAlone?: boolean
  /** Settings of its own product. */
  environment?: (receivers: Receivers) => Record<string, string>
  /** Answers the figures for the table. Throws what is wrong, or `Skipped`. */
  run: (stage: Stage) => Promise<string>
}

export const defineCheck = (check: Check): Check => check

/** Thrown by a check that cannot be tried here: says why. */
export class Skipped extends Error {}

/** Thrown by a check whose target of speed was not reached, while nothing was lost. */
export class Missed extends Error {}

/** Throws with `what` unless it holds. */
export function must(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what)
}

/** Ends the check as missed, not as failed, when a speed is not reached on this machine; ten times slower fails. */
export const aim = (milliseconds: number, target: number, what: string): void => {
  must(milliseconds <= target * 10, `${what}: ${Math.round(milliseconds)} ms, far over ${target} ms`)
  if (milliseconds > target) throw new Missed(`${what}: ${Math.round(milliseconds)} ms, target ${target} ms`)
}
