import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Diagnostic, Place } from '../../engine/compile/diagnostics/diagnostic.ts'
import { loadSite } from '../../engine/compile/load/load-site.ts'
import type { NewFile } from './starter.ts'

export const diagnosticsOf = (files: NewFile[], dir: string): Diagnostic[] => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'porchlight-new-'))
  const copy = temporary.path
  if (existsSync(dir)) cpSync(dir, copy, { recursive: true })
  for (const { path, text } of files) {
    const file = join(copy, relative(dir, path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, asLive(text))
  }
  const original = <Part extends Place>(place: Part): Part => ({
    ...place,
    file: join(dir, relative(copy, place.file)),
  })
  const local = (text: string) => text.replaceAll(`${copy}/`, `${dir}/`)
  const isNew = ({ file }: Place) => files.some(({ path }) => join(path) === file)
  return loadSite({ dir: copy, publicOrigin: 'http://127.0.0.1:3000' })
    .diagnostics.filter(({ rule }) => rule !== 'leftover-text')
    .map(({ message, fix, related, ...diagnostic }) => ({
      ...original(diagnostic),
      message: local(message),
      ...(fix !== undefined && { fix: local(fix) }),
      ...(related && { related: related.map(original) }),
    }))
    .filter((diagnostic) => [diagnostic, ...(diagnostic.related ?? [])].some(isNew))
}

/** Only live pages claim a path: a conflict shows now, not on the day of publication. */
const asLive = (text: string) => text.replace(/^live: false.*\n/m, '')
