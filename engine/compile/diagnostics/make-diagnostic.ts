import { pathText } from './diagnostic.ts'
import type { Diagnostic, Edit, Place } from './diagnostic.ts'
import { secretsIn, withoutSecrets, withSecretsCovered } from './secrets.ts'

export type Details = {
  rule: string
  message: string
  fix?: string | undefined
  suggestion?: string
  about?: string
  related?: Place[]
  repair?: Edit[] | undefined
  /** A value that fixes it: becomes the repair where the file writes `of` at the place of the diagnostic. */
  replacement?: { of: unknown; write: string | number | boolean | undefined } | undefined
  at?: 'key' | 'value'
  /** The part of a text that is wrong: the diagnostic points to it where the file writes it literally. */
  word?: string
}

export const makeDiagnostic = (
  text: string,
  place: Place,
  path: readonly PropertyKey[],
  details: Omit<Details, 'at' | 'replacement' | 'word'>,
): Diagnostic => {
  const { fix, repair, message, ...rest } = details
  return {
    ...place,
    path: withoutSecrets(pathText(path)),
    ...rest,
    message: withoutSecrets(message),
    ...(fix && { fix: withoutSecrets(fix) }),
    ...(repair && !showsSecret(text, repair) && { repair }),
    frame: codeFrame(text, place.line, place.column),
  }
}

/** A repair is printed: no character of a secret may be part of it. */
const showsSecret = (text: string, repair: readonly Edit[]): boolean =>
  searched(text).secrets.some(({ offset, length }) =>
    repair.some(({ start, end }) => start < offset + length && offset < end),
  )

type Searched = { text: string; secrets: ReturnType<typeof secretsIn>; lines: readonly string[] }

/** The diagnostics of one file come one after another: it is searched for secrets and split into lines once. */
const searched = (text: string): Searched => {
  if (latest.text !== text)
    latest = {
      text,
      secrets: secretsIn(text, { yaml: true }),
      lines: withSecretsCovered(text).split(/\r\n|\n|\r/),
    }
  return latest
}

let latest: Searched = { text: '', secrets: [], lines: [''] }

const width = 100

/** The line at fault with one line on each side and a caret under the column. */
const codeFrame = (text: string, line: number, column: number): string => {
  const { lines } = searched(text)
  const first = Math.max(1, line - 1)
  const last = Math.min(lines.length, line + 1)
  const gutter = String(last).length
  // A long line is cut to a window around the caret.
  const start = Math.max(0, column - Math.floor(width * 0.7))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((number) => {
      const shown = printable((lines[number - 1] ?? '').slice(start, start + width))
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`
      const caret = `  ${' '.repeat(gutter)} | ${' '.repeat(column - 1 - start)}^`
      return number === line ? [row.trimEnd(), caret] : [row.trimEnd()]
    })
    .join('\n')
}

/** A file must not move the cursor or the colours of the terminal that shows its diagnostics. */
const printable = (line: string) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
