import { existsSync } from 'node:fs'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { codeOf, StartRefused } from '../../server/errors.ts'
import { diagnosticsOf } from './check-new.ts'
import { writeAll } from './starter.ts'
import type { NewFile } from './starter.ts'

/** Writes all of the files, if none of them is there and none would be wrong. `dir`: of the campaigns; null for code. */
export const writeNew = (files: NewFile[], dir: string | null): void => {
  const taken = files.find(({ path }) => existsSync(path))
  if (taken) throw new StartRefused(`${taken.path} exists already: choose another name.`)
  const diagnostics = dir === null ? [] : diagnosticsOf(files, dir)
  if (diagnostics.length > 0) throw new StartRefused(diagnostics.map(formatDiagnostic).join('\n\n'))
  try {
    writeAll(files)
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error) === '') throw error
    throw new StartRefused(`Nothing was written: ${error.message}.`)
  }
}
