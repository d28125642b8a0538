import { isMap, isNode, isScalar } from 'yaml'
import type { Document, Node, Pair, YAMLMap } from 'yaml'
import type { EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { keyText } from '../../read/yaml-find.ts'
import { EditRefused } from './edit-refused.ts'
import { isFlow, placeAt } from './find-node.ts'
import { scalarEdits } from './scalar-edit.ts'
import { flowText, indented, pairLines } from './write-value.ts'
import { columnOf, contentEnd, deepEnd, endOfLine, isEmptyScalar, lineEnd, startOf } from './yaml-lines.ts'

/** Keys of the map at a path in the order of its schema. */
export type KeyOrder = (path: EditPath) => readonly string[]

/** Ways to write a value at a path, the best one first. */
export const setEdits = (
  text: string,
  document: Document,
  path: EditPath,
  value: unknown,
  order: KeyOrder,
): Edit[][] => {
  const place = placeAt(document, path)
  if (!place) return [missing(text, document, path, value, order)]
  const { node, parent, pair } = place
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (isPlain && isScalar(node) && !isEmptyScalar(node))
    return scalarEdits(text, node, value, isFlow(parent)).map((edit) => [edit])
  if (isFlow(parent) && node) return [[{ ...rangeOf(text, node), text: flowText(value) }]]
  if (pair) return [[replacedPair(text, pair, value)]]
  throw new EditRefused('This entry has no place of its own in the file.')
}

const rangeOf = (text: string, node: Node) => ({ start: startOf(node), end: contentEnd(text, node) })

const replacedPair = (text: string, pair: Pair, value: unknown): Edit => {
  const start = startOf(pair.key)
  const lines = pairLines(keyText(pair.key) ?? '', value)
  const [first = '', ...rest] = lines
  const below =
    rest.length === 0 ? '' : endOfLine(text) + indented(rest, columnOf(text, start), endOfLine(text))
  const isEmpty = !isNode(pair.value) || isEmptyScalar(pair.value)
  const end = contentEnd(text, pair)
  return { start, end: isEmpty ? text.indexOf(':', end) + 1 : end, text: first + below }
}

/** The value, below those of its parents that are missing, too. */
const missing = (
  text: string,
  document: Document,
  path: EditPath,
  value: unknown,
  order: KeyOrder,
): Edit[] => {
  const above = path.slice(0, -1)
  const key = path.at(-1)
  if (typeof key !== 'string') throw new EditRefused('There is no such entry in the file.')
  const parent = placeAt(document, above)
  if (!parent) return missing(text, document, above, { [key]: value }, order)
  if (isMap(parent.node) && parent.node.items.length > 0)
    return [insertedPair(text, parent.node, key, value, order(above))]
  const isFree = parent.pair && (!parent.node || isEmptyScalar(parent.node) || isMap(parent.node))
  if (!isFree || !parent.pair) throw new EditRefused('There is no room for this key in the file.')
  return [replacedPair(text, parent.pair, { [key]: value })]
}

const insertedPair = (
  text: string,
  map: YAMLMap,
  key: string,
  value: unknown,
  order: readonly string[],
): Edit => {
  const eol = endOfLine(text)
  const before = neighbourAbove(map, key, order)
  if (map.flow === true) {
    const last = map.items.at(-1)
    const at = last ? contentEnd(text, last) : 0
    return { start: at, end: at, text: `, ${key}: ${flowText(value)}` }
  }
  const [first] = map.items
  const start = startOf(first?.key)
  const column = columnOf(text, start)
  const written = indented(pairLines(key, value), column, eol)
  if (!before) return { start, end: start, text: `${written.trimStart()}${eol}${' '.repeat(column)}` }
  const end = contentEnd(text, before)
  const at = deepEnd(text, lineEnd(text, end), column)
  const isOpen = at > 0 && text[at - 1] !== '\n'
  // Parts of a file are apart, as by hand.
  const gap = column === 0 && Array.isArray(value) && text.slice(startOf(before.key), end).includes('\n')
  const apart = (gap ? eol : '') + written
  return { start: at, end: at, text: isOpen ? eol + apart : apart + eol }
}

/** The last pair of those that come before a key in the schema's order; a key that the schema does not know comes last. */
const neighbourAbove = (map: YAMLMap, key: string, order: readonly string[]): Pair | undefined => {
  const rank = order.indexOf(key)
  if (rank < 0) return map.items.at(-1)
  return map.items.findLast((item) => {
    const own = order.indexOf(keyText(item.key) ?? '')
    return isNode(item.key) && own >= 0 && own < rank
  })
}
