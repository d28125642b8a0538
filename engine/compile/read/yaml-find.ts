import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Document, Node, Pair, YAMLMap } from 'yaml'
import type { Path, YamlFile } from './parsed-yaml.ts'

export const isWritten = (yaml: YamlFile, path: Path): boolean => find(yaml, path).isFound

/** `{ text: a, b }`: whether this key exists only because a comma inside { } is not quoted. */
export const isCommaAccident = (yaml: YamlFile, path: Path): boolean => {
  const { node, pair } = find(yaml, path)
  const { node: parent } = find(yaml, path.slice(0, -1))
  const isBare = !node || (isScalar(node) && node.value === null && !node.source)
  return Boolean(pair) && isBare && isMap(parent) && parent.flow === true
}

/** What a file has at a path. `written` is the node in the file: an alias, where `node` is what it repeats. */
export type Found = {
  node: Node | undefined
  written?: Node | undefined
  pair?: Pair | undefined
  parent?: Node | undefined
  isFound: boolean
}

export const find = (yaml: YamlFile, path: Path): Found => {
  const { document } = yaml.nodes()
  let found: Found = { node: resolve(document, document.contents), isFound: true }
  for (const key of path) {
    const { node } = found
    const pair = isMap(node) ? pairOf(node, String(key)) : undefined
    const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined
    if (!pair && item === undefined) return { ...found, isFound: false }
    const value = pair ? pair.value : item
    const written = isNode(value) ? value : undefined
    found = { node: resolve(document, value), written, pair, parent: node, isFound: true }
  }
  return found
}

const pairOf = (map: YAMLMap, key: string): Pair | undefined => {
  if (map.items.length <= mostScanned) return map.items.find((item) => keyText(item.key) === key)
  const known = pairs.get(map) ?? new Map(map.items.toReversed().map((item) => [keyText(item.key), item]))
  pairs.set(map, known)
  return known.get(key)
}

/** A map of thousands of keys, all of them wrong, would otherwise be searched once for each. */
const mostScanned = 100
const pairs = new WeakMap<YAMLMap, ReadonlyMap<string | undefined, Pair>>()

export const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined)

const resolve = (document: Document, node: unknown): Node | undefined => {
  if (isAlias(node)) return node.resolve(document) ?? node
  return isNode(node) ? node : undefined
}
