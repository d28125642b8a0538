import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import type { Clock } from '../ports.ts'
import { aDay, retiredFrom, type Earlier } from './earlier-releases.ts'
import type { LoadedRelease } from './load-release.ts'
import { readParts, type Place } from './read-parts.ts'

const mostEarlier = 26

type Remembering = { place: Place; clock: Clock; live: LoadedRelease; earlier: Earlier }

/** After a restart the other releases stay valid for the rest of the day after the last switch. */
export const rememberEarlier = async ({ place, clock, live, earlier }: Remembering): Promise<void> => {
  const until = (await stat(join(place.folder, releaseFolders.pointer))).mtimeMs + aDay
  if (until <= clock.now().getTime()) return
  const names = await namesByAge(join(place.folder, releaseFolders.releases))
  // Oldest first: the newest form of a campaign comes first, and what consecutive releases share is read once.
  let last = live.parts
  for (const name of names.slice(-mostEarlier)) {
    const parts =
      name === live.name ? null : await readParts(place, name, [live.parts, last]).catch(() => null)
    if (!parts) continue
    for (const retired of retiredFrom(parts, last)) earlier.retire(retired, live, until)
    last = parts
  }
}

const namesByAge = async (root: string): Promise<string[]> => {
  const files = (await readdir(root)).filter((file) => !file.startsWith('.'))
  const dated = await Promise.all(
    // A build may delete one meanwhile.
    files.map(async (file) => ({ file, at: (await stat(join(root, file)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  return dated.toSorted((a, b) => a.at - b.at).map(({ file }) => file.replace(/\.json$/, ''))
}
