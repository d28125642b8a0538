import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import { placeOf } from '../../read/yaml-file.ts'

export const firstPlace = (
  { source, raw, markdown, reportBody }: ParsedEmail,
  word: string,
): Place | null => {
  const inHead = ['subject', 'preheader'].find((key) => textOf(raw[key]).includes(word))
  if (inHead) return placeOf(source.yaml, [inHead])
  const offset = markdown.indexOf(word)
  return offset >= 0 ? placeAlone(reportBody(offset, { rule: '', message: '' })) : null
}

const placeAlone = ({ file, line, column }: Diagnostic): Place => ({ file, line, column })

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
