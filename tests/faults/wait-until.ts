import { setTimeout as pause } from 'node:timers/promises'
import { slowness } from '../slowness.ts'

/** Thrown when something did not come in time: where a machine is busy that may be its fault. */
export class Late extends Error {}

/**
 * Waits until it holds; answers the seconds that took. Throws `Late` with `what` when it does not in time, which is longer on a
 * machine that is busy.
 */
export const waitUntil = async (
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<number> => {
  const began = performance.now()
  for (;;) {
    const isTrue = await holds()
    const took = (performance.now() - began) / 1000
    if (isTrue) return took
    if (took > seconds * slowness()) throw new Late(`${what}: not within ${seconds} s`)
    await pause(50)
  }
}

/** Calls `work` so many times a second for so many seconds, and waits until all have ended. */
export const atRate = async <Result>(
  perSecond: number,
  seconds: number,
  work: (at: number) => Promise<Result>,
): Promise<Result[]> => {
  const began = performance.now()
  const all: Promise<Result>[] = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const early = began + (at * 1000) / perSecond - performance.now()
    if (early > 1) await pause(early)
    all.push(work(at))
  }
  return Promise.all(all)
}
