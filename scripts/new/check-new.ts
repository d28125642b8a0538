import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import type { Place, Diagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import type { NewFile } from './starter.ts'

/** What the checker would say of these files once they lie among the campaigns; the others' faults stay out of it. */
export const diagnosticsOf = (files: NewFile[], dir: string): Diagnostic[] => {
  const trial = mkdtempSync(join(tmpdir(), 'porchlight-new-'))
  const placeIn = (place: Place): Place => ({ ...place, file: join(dir, relative(trial, place.file)) })
  const local = (text: string) => text.replaceAll(`${trial}/`, `${dir}/`)
  const inPlace = ({ message, fix, related, ...diagnostic }: Diagnostic): Diagnostic => ({
    ...diagnostic,
    ...placeIn(diagnostic),
    message: local(message),
    ...(fix !== undefined && { fix: local(fix) }),
    ...(related && { related: related.map(placeIn) }),
  })
  try {
    // The first coach of all may make it.
    if (existsSync(dir)) cpSync(dir, trial, { recursive: true })
    for (const { path, text } of files) {
      const copy = join(trial, relative(dir, path))
      mkdirSync(dirname(copy), { recursive: true })
      writeFileSync(copy, asLive(text))
    }
    const { diagnostics } = loadSite({ dir: trial, publicOrigin: 'http://127.0.0.1:3000' })
    const here = new Set(files.map(({ path }) => join(path)))
    // Its words are sample words, which is right until it goes live.
    const reported = diagnostics.filter(({ rule }) => rule !== 'leftover-text').map(inPlace)
    return reported.filter(({ file, related = [] }) =>
      [file, ...related.map((place) => place.file)].some((one) => here.has(one)),
    )
  } finally {
    rmSync(trial, { recursive: true })
  }
}

/** Only live pages claim a path: a clash is reported now, and not on the day of publication. */
const asLive = (text: string) => text.replace(/^live: false.*\n/m, '')
