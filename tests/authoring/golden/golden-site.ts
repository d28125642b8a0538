import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '../../../engine/compile/load/load-site.ts'
import { openSite } from '../../../engine/compile/load/open-site.ts'
import { writeHostileFiles } from './hostile-files.ts'

/** A copy of the faulty campaigns, with the files that a repository would not hold. */
export const writeGoldenSite = (): string => {
  const dir = join(mkdtempSync(join(tmpdir(), 'porchlight-golden-')), 'campaigns')
  cpSync(join(import.meta.dirname, 'campaigns'), dir, { recursive: true })
  writeHostileFiles(dir)
  return dir
}

/** What is worth a look in them on a day. */
export const notesOfGolden = (dir: string, day: string) => {
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  site.update(null)
  return site.notes(new Date(day))
}

export const loadGolden = (dir: string) => loadSite({ dir, publicOrigin: 'https://porch.example' })
