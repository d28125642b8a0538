import { LineCounter, isNode, isScalar } from 'yaml'
import type { Document } from 'yaml'
import { codeFrame } from '../diagnostics/code-frame.ts'
import { pathText } from '../diagnostics/diagnostic.ts'
import type { Edit, Place, Diagnostic } from '../diagnostics/diagnostic.ts'
import { replaceValue } from '../fixes/repair.ts'
import { secretsIn, withoutSecrets } from '../diagnostics/secrets.ts'
import { find } from './yaml-find.ts'

/** A YAML file that was read: its value, and its nodes for positions. */
export type YamlFile = {
  file: string
  text: string
  value: unknown
  nodes: () => YamlNodes
  /** Where faults were mended to read it: tells where in the file itself a place and a diagnostic of `text` stand. */
  written?: Written
}
export type Written = { place: (place: Place) => Place; diagnostic: (diagnostic: Diagnostic) => Diagnostic }
export type YamlNodes = { document: Document.Parsed; lines: LineCounter }

export type Path = readonly PropertyKey[]
export type Details = {
  rule: string
  message: string
  fix?: string | undefined
  suggestion?: string
  about?: string
  related?: Place[]
  repair?: Edit[] | undefined
  /** A value that would mend it: offered as repair where the file writes `of` at the place of the diagnostic. */
  replacement?: { of: unknown; write: string | number | boolean | undefined } | undefined
  at?: 'key' | 'value'
  /** What of a text is wrong: where the file writes it as it stands, the diagnostic points there. */
  word?: string
}
/** Makes a diagnostic at a path of a file's value. */
export type Report = (path: Path, details: Details) => Diagnostic

export const reportIn =
  (yaml: YamlFile): Report =>
  (path, { at = 'value', replacement, word, ...details }) => {
    const { start, end } = narrowed(yaml.text, rangeOf(yaml, path, at), word)
    const { lines } = yaml.nodes()
    const repair = details.repair ?? (replacement && repairReplacement(yaml, path, replacement))
    const diagnostic = makeDiagnostic(yaml.text, placeAt(yaml.file, lines, start), path, {
      ...details,
      repair,
    })
    const { line, column } = placeAt(yaml.file, lines, end)
    return asWritten(yaml, end > start ? { ...diagnostic, end: { line, column } } : diagnostic)
  }

export const asWritten = ({ written }: YamlFile, diagnostic: Diagnostic): Diagnostic =>
  written ? written.diagnostic(diagnostic) : diagnostic

/** The range of a word inside of a value, where it stands there to the letter. */
const narrowed = (text: string, whole: Range, word: string | undefined): Range => {
  const at = word ? text.slice(whole.start, whole.end).indexOf(word) : -1
  if (!word || at < 0) return whole
  return { start: whole.start + at, end: whole.start + at + word.length }
}

const repairReplacement = (
  yaml: YamlFile,
  path: Path,
  { of, write }: NonNullable<Details['replacement']>,
) => {
  const { node } = find(yaml, path)
  const isSame = isScalar(node) && node.value === of
  return isSame && write !== undefined ? replaceValue(yaml, path, write) : undefined
}

export const makeDiagnostic = (
  text: string,
  place: Place,
  path: Path,
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

/** What a repair writes is shown: no word of a secret may be part of it. */
const showsSecret = (text: string, repair: readonly Edit[]): boolean =>
  secretsOf(text).some(({ offset, length }) =>
    repair.some(({ start, end }) => start < offset + length && offset < end),
  )

/** The faults of one file are told one after the other: its secrets are looked for once. */
const secretsOf = (text: string): readonly { offset: number; length: number }[] => {
  if (latest.text !== text) latest = { text, secrets: secretsIn(text, { yaml: true }) }
  return latest.secrets
}
let latest: { text: string; secrets: ReturnType<typeof secretsIn> } = { text: '', secrets: [] }

/** Position of a path: of its value, or of its key. What does not exist is placed at the map it is missing from. */
export const placeOf = (yaml: YamlFile, path: Path, at: 'key' | 'value' = 'value'): Place => {
  const place = placeAt(yaml.file, yaml.nodes().lines, rangeOf(yaml, path, at).start)
  return yaml.written ? yaml.written.place(place) : place
}

type Range = { start: number; end: number }

const rangeOf = (yaml: YamlFile, path: Path, at: 'key' | 'value'): Range => {
  const { node, pair, isFound } = find(yaml, path)
  // `key:` with nothing behind it: the key shows better where to write.
  const isEmpty = isScalar(node) && node.value === null && !node.source
  const target = pair && (at === 'key' || isEmpty || !node) && isNode(pair.key) ? pair.key : node
  const [start, end] = target?.range ?? [0, 0]
  // A block's range holds the line ends behind it.
  const size = yaml.text.slice(start, end).trimEnd().length
  return { start, end: isFound ? start + size : start }
}

export const placeAt = (file: string, lines: LineCounter, offset: number): Place => {
  const { line, col } = lines.linePos(offset)
  return { file, line: Math.max(1, line), column: Math.max(1, col) }
}

export const lineCounterOf = (text: string): LineCounter => {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) lines.addNewLine(index + end.length)
  return lines
}
