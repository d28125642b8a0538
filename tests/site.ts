import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFiles, releaseFolders } from '../engine/campaign/release/release.ts'
import type { Site } from '../engine/campaign/release/release.ts'

export const readSite = (dist = join(import.meta.dirname, '..', 'dist')): Site => {
  const name = readFileSync(join(dist, releaseFolders.pointer), 'utf8').trim()
  return JSON.parse(readFileSync(join(dist, releaseFolders.releases, name, releaseFiles.site), 'utf8'))
}
