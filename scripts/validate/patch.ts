import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff'
import type { StructuredPatchHunk } from 'diff'
import { withSecretsCovered } from '../../engine/compile/diagnostics/secrets.ts'
import type { FixedFile } from './fix.ts'

/** The changes of a file for `git apply` and `patch -p1`. Secrets are masked; a patch with one does not apply. */
export const patchOf = ({ file, before, after }: FixedFile): string => {
  const name = file.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
  const patch = structuredPatch(`a/${name}`, `b/${name}`, before.text, after.text, undefined, undefined, {
    context: 3,
  })
  const [old = [], fresh = []] = [before, after].map(({ text }) => withSecretsCovered(text).split('\n'))
  const hunks = patch.hunks.map((hunk) => ({ ...hunk, lines: coveredLines(hunk, old, fresh) }))
  return formatPatch({ ...patch, hunks }, FILE_HEADERS_ONLY)
}

/** Masked, because many people read job logs. */
const coveredLines = ({ oldStart, newStart, lines }: StructuredPatchHunk, old: string[], fresh: string[]) => {
  let [oldLine, freshLine] = [oldStart - 1, newStart - 1]
  return lines.map((line) => {
    const prefix = line.charAt(0)
    // "\ No newline at end of file"
    if (prefix === '\\') return line
    const text = prefix === '+' ? fresh[freshLine] : old[oldLine]
    if (prefix !== '+') oldLine += 1
    if (prefix !== '-') freshLine += 1
    return `${prefix}${text}`
  })
}
