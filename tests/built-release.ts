import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders } from '../engine/campaign/release/manifest.ts'
import type { ReleaseFile } from '../engine/campaign/release/release.ts'
import { readRelease } from '../server/release/read-release.ts'

/** The live release in the folder `dist`, and the bytes of its files. */
export const builtRelease = (dist: string) => {
  const { site, assets, toCome, parts } = readRelease(dist)
  const read = (path = 'no such file'): Buffer => readFileSync(join(dist, path))
  return {
    site,
    assets,
    toCome,
    read,
    viewOf: parts.viewOf,
    coaches: [...parts.bundles.keys()],
    page: (campaign: string): ReleaseFile | undefined => site.campaigns[campaign]?.page,
    html: (campaign: string): string => read(site.campaigns[campaign]?.page?.plain).toString(),
  }
}

/** Paths of all that is in the folder of objects, from `dist`. */
export const objectsIn = (dist: string): string[] =>
  readdirSync(join(dist, releaseFolders.objects), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/'))
    .map((name) => `${releaseFolders.objects}/${name}`)
    .toSorted()
