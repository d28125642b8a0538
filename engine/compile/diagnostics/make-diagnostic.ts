import { codeFrame } from './code-frame.ts'
import { pathText } from './diagnostic.ts'
import type { Diagnostic, Edit, Place } from './diagnostic.ts'
import { secretsIn, withoutSecrets } from './secrets.ts'

/** What a rule says about a place. */
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
  secretsOf(text).some(({ offset, length }) =>
    repair.some(({ start, end }) => start < offset + length && offset < end),
  )

/** The diagnostics of one file come one after another: its secrets are searched once. */
const secretsOf = (text: string): readonly { offset: number; length: number }[] => {
  if (latest.text !== text) latest = { text, secrets: secretsIn(text, { yaml: true }) }
  return latest.secrets
}
let latest: { text: string; secrets: ReturnType<typeof secretsIn> } = { text: '', secrets: [] }
