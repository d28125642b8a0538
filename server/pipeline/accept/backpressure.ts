import type { SharedBackpressure } from './shared-backpressure.ts'

/**
 * Whether many forms are being stored now, by this process or others on the same machine. Leads go first: mails that nobody
 * waits for then leave one at a time, and catch up afterwards.
 */
export type Backpressure = {
  during: <Answer>(work: () => Promise<Answer>) => Promise<Answer>
  isOn: () => boolean
  /** An answer depends on a mail: no backpressure is reported to other processes for a while, so that their mails leave. */
  someoneWaits: () => void
  /** Reads what the other processes report. */
  look: () => Promise<void>
}

/** Forms that are being stored concurrently. Below this a quiet database stores hundreds a second. */
const many = 6
/** Milliseconds: about as long as a form waits for a mail. */
const waitsFor = 10_000

export const createBackpressure = (elsewhere?: SharedBackpressure): Backpressure => {
  let storing = 0
  let lastWait = -Infinity
  return {
    during: async (work) => {
      storing += 1
      if (storing >= many && performance.now() - lastWait > waitsFor) elsewhere?.report()
      try {
        return await work()
      } finally {
        storing -= 1
      }
    },
    isOn: () => storing >= many || (elsewhere?.isOn() ?? false),
    someoneWaits: () => void (lastWait = performance.now()),
    look: async () => elsewhere?.look(),
  }
}

export const noBackpressure: Pick<Backpressure, 'isOn'> = { isOn: () => false }
