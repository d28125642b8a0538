import { isNode, isScalar } from 'yaml'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { makeDiagnostic } from '../diagnostics/make-diagnostic.ts'
import type { Details } from '../diagnostics/make-diagnostic.ts'
import { placeAt } from '../diagnostics/place-at.ts'
import { replaceValue } from './edit-value.ts'
import type { Path, YamlFile } from './parsed-yaml.ts'
import { find } from './yaml-find.ts'

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
    return end > start ? { ...diagnostic, end: { line, column } } : diagnostic
  }

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

/** Position of a path: of its value, or of its key. A path that does not exist is placed at the map that lacks it. */
export const placeOf = (yaml: YamlFile, path: Path, at: 'key' | 'value' = 'value'): Place =>
  placeAt(yaml.file, yaml.nodes().lines, rangeOf(yaml, path, at).start)

type Range = { start: number; end: number }

const rangeOf = (yaml: YamlFile, path: Path, at: 'key' | 'value'): Range => {
  const { node, pair, isFound } = find(yaml, path)
  // Of an empty `key:`, the key shows better where to write.
  const isEmpty = isScalar(node) && node.value === null && !node.source
  const target = pair && (at === 'key' || isEmpty || !node) && isNode(pair.key) ? pair.key : node
  const [start, end] = target?.range ?? [0, 0]
  // The range of a block includes the line ends after it.
  const size = yaml.text.slice(start, end).trimEnd().length
  return { start, end: isFound ? start + size : start }
}
