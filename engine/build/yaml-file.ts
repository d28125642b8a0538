import { LineCounter, isAlias, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Document, Node, Pair } from 'yaml'
import { codeFrame } from './code-frame.ts'
import { pathText } from './problem.ts'
import type { Place, Problem } from './problem.ts'

/** A YAML file that was read: its value, and its nodes for positions. */
export type YamlFile = { file: string; text: string; value: unknown; nodes: () => YamlNodes }
export type YamlNodes = { document: Document.Parsed; lines: LineCounter }

export type Path = readonly PropertyKey[]
export type Details = {
  rule: string
  message: string
  fix?: string | undefined
  meant?: string
  related?: Place[]
  at?: 'key' | 'value'
}
/** Makes a problem at a path of a file's value. */
export type Report = (path: Path, details: Details) => Problem

export const reportIn =
  (yaml: YamlFile): Report =>
  (path, { at = 'value', ...details }) =>
    makeProblem(yaml.text, placeOf(yaml, path, at), path, details)

export const makeProblem = (
  text: string,
  place: Place,
  path: Path,
  details: Omit<Details, 'at'>,
): Problem => {
  const { fix, ...rest } = details
  return {
    ...place,
    path: pathText(path),
    ...rest,
    ...(fix && { fix }),
    frame: codeFrame(text, place.line, place.column),
  }
}

/** Position of a path: of its value, or of its key. What does not exist is placed at the map it is missing from. */
export const placeOf = (yaml: YamlFile, path: Path, at: 'key' | 'value' = 'value'): Place => {
  const { node, pair } = find(yaml, path)
  // `key:` with nothing behind it: the key shows better where to write.
  const isEmpty = isScalar(node) && node.value === null && !node.source
  const target = pair && (at === 'key' || isEmpty || !node) && isNode(pair.key) ? pair.key : node
  return placeAt(yaml.file, yaml.nodes().lines, target?.range?.[0] ?? 0)
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

/** Whether the file itself holds something at this path. */
export const isWritten = (yaml: YamlFile, path: Path): boolean => find(yaml, path).isFound

/** `{ text: a, b }`: whether this key came about because a comma inside { } was not quoted. */
export const isCommaAccident = (yaml: YamlFile, path: Path): boolean => {
  const { node, pair } = find(yaml, path)
  const { node: parent } = find(yaml, path.slice(0, -1))
  const isBare = !node || (isScalar(node) && node.value === null && !node.source)
  return Boolean(pair) && isBare && isMap(parent) && parent.flow === true
}

/** `brand: #bc1f4b`: whether the value is empty because its "#" began a comment. */
export const isCommentAccident = (yaml: YamlFile, path: Path): boolean => {
  const { node, isFound } = find(yaml, path)
  return isFound && isScalar(node) && node.value === null && /^\S/.test(node.comment ?? '')
}

type Found = { node: Node | undefined; pair?: Pair | undefined; isFound: boolean }

const find = (yaml: YamlFile, path: Path): Found => {
  const { document } = yaml.nodes()
  let found: Found = { node: resolve(document, document.contents), isFound: true }
  for (const key of path) {
    const { node } = found
    const pair = isMap(node) ? node.items.find((item) => keyText(item.key) === String(key)) : undefined
    const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined
    if (!pair && item === undefined) return { ...found, isFound: false }
    found = { node: resolve(document, pair ? pair.value : item), pair, isFound: true }
  }
  return found
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined)

const resolve = (document: Document, node: unknown): Node | undefined => {
  if (isAlias(node)) return node.resolve(document) ?? node
  return isNode(node) ? node : undefined
}
