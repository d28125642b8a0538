import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from './load-release.ts'
import type { StoredFile } from './stored-file.ts'

const longestMs = 30_000
const everyMs = 200

/** A PDF or a cover that a quick release promises: waits for the release that has it. Undefined where none is promised. */
export const fileToCome = async (
  { current }: { current: () => Pick<Release, 'toCome' | 'assets'> },
  path: string,
): Promise<StoredFile | undefined> => {
  const until = performance.now() + longestMs
  while (current().toCome.has(path) && performance.now() < until) await pause(everyMs)
  return current().assets.get(path)
}
