import { setTimeout as pause } from 'node:timers/promises'

const longestMs = 30_000

/** Asks again until the answer is true. A question that fails, as between two pages, is asked again too. */
export const until = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + longestMs
  let last: unknown
  while (Date.now() < deadline) {
    try {
      if (await ask()) return
      last = undefined
    } catch (error) {
      last = error
    }
    await pause(25)
  }
  throw new Error(`Not so: ${what}`, { cause: last })
}
