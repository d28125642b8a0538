import { setTimeout as pause } from 'node:timers/promises'
import { slowness } from '../slowness.ts'

/** Thrown at a timeout, which a busy machine can cause. */
export class Late extends Error {}

/**
 * Waits until the condition is true; returns the seconds. Throws `Late` with `what` after the time limit, which is longer on a
 * busy machine.
 */
export const waitUntil = async (
  what: string,
  seconds: number,
  condition: () => Promise<boolean> | boolean,
): Promise<number> => {
  const began = performance.now()
  for (;;) {
    const isTrue = await condition()
    const took = (performance.now() - began) / 1000
    if (isTrue) return took
    if (took > seconds * slowness()) throw new Late(`${what}: not within ${seconds} s`)
    await pause(50)
  }
}

/** Calls `work` at this rate, and waits until all calls have ended. */
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
