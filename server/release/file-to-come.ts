import { setTimeout as pause } from 'node:timers/promises'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Release, StoredFile } from './load-release.ts'

const longestMs = 30_000
const everyMs = 200

/** A PDF or a cover that a quick release promises: waits for the release that has it. Undefined where none is promised. */
export const fileToCome = async (
  { current }: { current: () => Pick<Release, 'site' | 'assets'> },
  path: string,
): Promise<StoredFile | undefined> => {
  const until = performance.now() + longestMs
  while (isPromised(current().site, path) && performance.now() < until) await pause(everyMs)
  return current().assets.get(path)
}

const isPromised = ({ isQuick, campaigns }: ServedSite, path: string): boolean =>
  isQuick === true &&
  Object.values(campaigns).some(
    ({ id, links }) => links.deliverable === path || path === `/assets/${id}-cover.png`,
  )
