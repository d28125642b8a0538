import { isAlias, isMap, isNode, isScalar } from 'yaml'
import type { Node, Pair, YAMLMap } from 'yaml'
import type { Edit } from '../diagnostics/diagnostic.ts'
import { removePair } from './remove-pair.ts'
import { quoted, scalarText } from './repair-text.ts'
import { find, keyText } from '../read/yaml-find.ts'
import type { Path, YamlFile } from '../read/yaml-file.ts'

/** Edits that change as few bytes as can be; undefined where no safe change is known. */
export type Repair = Edit[] | undefined

/** Another text, number or truth value in the place of a written one, in the quotes that it has. */
export const replaceValue = (yaml: YamlFile, path: Path, value: string | number | boolean): Repair => {
  const { written, parent, isFound } = find(yaml, path)
  const range = isFound ? written?.range : undefined
  if (!range || !written) return undefined
  const style = isScalar(written) ? written.type : 'PLAIN'
  if (!(isScalar(written) || isAlias(written)) || style?.startsWith('BLOCK_')) return undefined
  // A number in quotes was meant as a number: the quotes go.
  const text = scalarText(value, style, isInFlow(yaml, range[0], parent))
  return text === undefined || range[0] === range[1] ? undefined : [{ start: range[0], end: range[1], text }]
}

/**
 * A written text as the one key of a map: `full: Sorry` becomes `full: { title: Sorry }`. `before`: texts of keys that come
 * before it.
 */
export const wrapValue = (
  yaml: YamlFile,
  path: Path,
  key: string,
  before: Record<string, string> = {},
): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isScalar(written) || typeof written.value !== 'string' || !written.range) return undefined
  const [start, end] = written.range
  if (start === end || written.type?.startsWith('BLOCK_')) return undefined
  const text = scalarText(written.value, written.type, true)
  const others = Object.entries(before).map(([name, said]) => `${name}: ${scalarText(said, 'PLAIN', true)}, `)
  return text === undefined ? undefined : [{ start, end, text: `{ ${others.join('')}${key}: ${text} }` }]
}

/** Quotes around what is written as it stands: `12` becomes the text "12". */
export const quoteValue = (yaml: YamlFile, path: Path): Repair => {
  const { written, isFound } = find(yaml, path)
  if (!isFound || !isScalar(written) || written.type !== 'PLAIN' || !written.range) return undefined
  const [start, end] = written.range
  const source = yaml.text.slice(start, end)
  return start === end || /[\r\n]/.test(source) ? undefined : [{ start, end, text: quoted(source) }]
}

/** Another name for a key that is written, unless its map has a key of that name. */
export const renameKey = (yaml: YamlFile, path: Path, name: string): Repair => {
  const { pair, parent, isFound } = find(yaml, path)
  const key = isFound ? pair?.key : undefined
  if (!isScalar(key) || !key.range || !isMap(parent) || hasKey(parent, name)) return undefined
  const text = scalarText(name, key.type, parent.flow === true)
  return text === undefined ? undefined : [{ start: key.range[0], end: key.range[1], text }]
}

/** Takes out a key with its value: its lines, or its part of a `{ }`. Comments on lines of their own stay. */
export const removeKey = (yaml: YamlFile, path: Path): Repair => {
  const { pair, parent, isFound } = find(yaml, path)
  return isFound && pair && isMap(parent) ? removePair(yaml.text, parent, pair) : undefined
}

/** Whether the file writes something in a `{ }` or `[ ]`. */
const isInFlow = (yaml: YamlFile, offset: number, parent: Node | undefined): boolean => {
  if (parent && 'flow' in parent && parent.flow) return true
  const holds = (node: unknown): boolean => {
    if (!isNode(node) || !node.range || node.range[0] > offset || node.range[1] < offset) return false
    if ('flow' in node && node.flow) return true
    if (!('items' in node) || !Array.isArray(node.items)) return false
    return node.items.some((item: unknown) => holds(isPairOf(item) ? item.value : item))
  }
  return holds(yaml.nodes().document.contents)
}

const isPairOf = (item: unknown): item is Pair => typeof item === 'object' && item !== null && 'key' in item

export const hasKey = (map: YAMLMap, name: string): boolean =>
  map.items.some(({ key }) => keyText(key) === name)
