import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolders } from '../../engine/campaign/release/manifest.ts'
import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import { parseManifest } from './release-parts.ts'

/** The people of the live release, for commands; nobody where there is none. */
export const readLiveStaff = (dist: string): StaffPerson[] => {
  try {
    const name = readFileSync(join(dist, releaseFolders.pointer), 'utf8').trim()
    return (
      parseManifest(readFileSync(join(dist, releaseFolders.releases, `${name}.json`), 'utf8')).staff ?? []
    )
  } catch {
    return []
  }
}
