import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withChanges } from '../../campaign/release/delta.ts'
import type { Delta } from '../../campaign/release/delta.ts'
import { releaseFiles } from '../../campaign/release/release.ts'
import type { Route, Site } from '../../campaign/release/release.ts'
import { readLive, releaseFolder } from './release-writer.ts'

/** Paths that answer with a release and did not before, and the other way round. */
export type PathChanges = { added: string[]; gone: string[] }

type Routes = Record<string, Route>

export const pathChanges = (before: Routes, after: Routes): PathChanges => ({
  added: Object.keys(after).filter((path) => !Object.hasOwn(before, path)),
  gone: Object.keys(before).filter((path) => !Object.hasOwn(after, path)),
})

/** The routes of what is live; none where nothing is, or cannot be read. */
export const readLiveRoutes = async (outDir: string): Promise<Routes> => {
  const live = await readLive(outDir)
  if (live === '') return {}
  const folder = releaseFolder(outDir, live)
  const delta = await readJson<Delta>(join(folder, releaseFiles.delta))
  const base = delta ? releaseFolder(outDir, delta.base) : folder
  const site = await readJson<Site>(join(base, releaseFiles.site))
  return site && delta ? withChanges(site.routes, delta.site.routes) : (site?.routes ?? {})
}

const readJson = <Value>(file: string): Promise<Value | null> =>
  readFile(file, 'utf8')
    .then(
      // Written by our own build; a damaged one must not keep the next from being published.
      (text): Value => JSON.parse(text),
    )
    .catch(() => null)
