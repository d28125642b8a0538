import type { CoachJob } from './compile-coach.ts'

/** A job for a thread, which does it if it is the first to claim it. */
export type HandedJob = { job: CoachJob; claim: Int32Array }

/** Hands jobs to threads that have the next one in hand already, so that none waits, and gives what they have not begun to another. */
export const openJobQueue = (next: () => CoachJob | undefined) => {
  const handed: HandedJob[] = []
  return {
    handOut: (): HandedJob | undefined => {
      const job = next()
      if (!job) return undefined
      const one = { job, claim: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
      handed.push(one)
      return one
    },
    /** For this thread. */
    take: (): CoachJob | undefined => next() ?? handed.find(({ claim }) => isFirst(claim))?.job,
  }
}

export const isFirst = (claim: Int32Array): boolean => Atomics.exchange(claim, 0, 1) === 0
