import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders, type Manifest } from '../../engine/campaign/release/manifest.ts'
import { parseManifest } from './release-parts.ts'

/** Of the live release, for commands and the start; null where there is none. */
export const readLiveManifest = (dist: string): Manifest | null => {
  try {
    const name = readFileSync(join(dist, releaseFolders.pointer), 'utf8').trim()
    return parseManifest(readFileSync(join(dist, releaseFolders.releases, `${name}.json`), 'utf8'))
  } catch {
    return null
  }
}
