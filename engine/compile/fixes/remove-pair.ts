import { isNode } from 'yaml'
import type { Pair, YAMLMap } from 'yaml'
import type { Edit } from '../diagnostics/diagnostic.ts'

/** What takes a pair out of its map; undefined where nothing would be left of the map. */
export const removePair = (text: string, map: YAMLMap, pair: Pair): Edit[] | undefined => {
  const index = map.items.indexOf(pair)
  if (index < 0 || map.items.length < 2) return undefined
  return map.flow ? removeFromFlow(map, index) : removeLines(text, map, index)
}

const removeFromFlow = (map: YAMLMap, index: number): Edit[] | undefined => {
  const [pair, before, after] = [map.items[index], map.items[index - 1], map.items[index + 1]]
  if (!pair) return undefined
  if (after) return cut(startOf(pair), startOf(after))
  return before ? cut(endOf(before), endOf(pair)) : undefined
}

/** With what stands behind it on its last line; the lines around it stay. */
const removeLines = (text: string, map: YAMLMap, index: number): Edit[] | undefined => {
  const [pair, after] = [map.items[index], map.items[index + 1]]
  if (!pair) return undefined
  const span = linesOf(text, pair)
  if (!span) return undefined
  const { start, keyStart, end } = span
  // Behind "- " the next key moves up.
  if (text.slice(start, keyStart).trim()) return after ? cut(keyStart, startOf(after)) : undefined
  return cut(start, end)
}

/** The whole lines of a pair of a block map, the line's end included. */
export const linesOf = (
  text: string,
  pair: Pair,
): { start: number; keyStart: number; end: number } | null => {
  const keyStart = startOf(pair)
  const last = endOf(pair)
  if (keyStart === undefined || last === undefined) return null
  // The range of a block ends behind the line's end.
  const from = text[last - 1] === '\n' ? last - 1 : last
  const newline = text.indexOf('\n', from)
  return {
    start: Math.max(text.lastIndexOf('\n', keyStart - 1), text.lastIndexOf('\r', keyStart - 1)) + 1,
    keyStart,
    end: newline < 0 ? text.length : newline + 1,
  }
}

const cut = (start: number | undefined, end: number | undefined): Edit[] | undefined =>
  start === undefined || end === undefined ? undefined : [{ start, end, text: '' }]

export const startOf = ({ key }: Pair): number | undefined => (isNode(key) ? key.range?.[0] : undefined)

export const endOf = ({ key, value }: Pair): number | undefined => {
  if (isNode(value) && value.range && value.range[1] > value.range[0]) return value.range[1]
  return isNode(key) ? ((isNode(value) ? value.range?.[1] : undefined) ?? key.range?.[1]) : undefined
}
