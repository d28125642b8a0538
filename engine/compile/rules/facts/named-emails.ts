import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { ParsedEmail } from '../../parse/parsed-files.ts'
import { isRecord } from '../../read/is-record.ts'
import { placeOf } from '../../read/yaml-file.ts'

/** The mails that a step's entry names, and where. */
export const namedEmails = (entry: Record<string, unknown>): { name: string; path: PropertyKey[] }[] => {
  const { sequence } = entry
  const own = ['email', 'movedEmail', 'cancelledEmail'].flatMap((key) => {
    const name = entry[key]
    return typeof name === 'string' ? [{ name, path: [key] }] : []
  })
  const mails = Array.isArray(sequence) ? sequence : []
  return [
    ...own,
    ...mails.flatMap((mail: unknown, index) =>
      isRecord(mail) && typeof mail['email'] === 'string'
        ? [{ name: mail['email'], path: ['sequence', index, 'email'] }]
        : [],
    ),
  ]
}

/** Where a word in braces first stands in a mail; null where it does not. */
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
