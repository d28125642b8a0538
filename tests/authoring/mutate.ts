import { LineCounter, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node, Pair } from 'yaml'

/** One mistake: a file with one key missing, misspelt, or with a value of another type. */
export type Mutation = {
  kind: 'deleted' | 'misspelt' | 'retyped'
  /** The keys from the top of the file to the one that was changed. */
  path: (string | number)[]
  text: string
  /** Where the diagnostic must be; for a deleted key, the beginning of its map. */
  line: number
  column: number
}

type Found = { path: Mutation['path']; pair: Pair<Node, Node | null>; holder: Node }

/** Every possible mutation of these three kinds. */
export const mutationsOf = (text: string): Mutation[] => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const found = document.contents ? pairsIn(document.contents, []) : []
  return found.flatMap((each) =>
    [deleted(text, each, lines), misspelt(text, each, lines), retyped(text, each, lines)].flatMap(
      (one) => one ?? [],
    ),
  )
}

const pairsIn = (node: Node, path: Mutation['path']): Found[] => {
  if (isSeq<Node>(node)) return node.items.flatMap((item, at) => pairsIn(item, [...path, at]))
  if (!isMap<Node, Node | null>(node)) return []
  return node.items.flatMap((pair) => {
    if (!isScalar(pair.key)) return []
    const here = [...path, String(pair.key.value)]
    const below = pair.value ? pairsIn(pair.value, here) : []
    return [{ path: here, pair, holder: node }, ...below]
  })
}

const startOf = (node: Node | null) => node?.range?.[0] ?? 0
const endOf = ({ key, value }: Found['pair']) => value?.range?.[1] ?? key.range?.[1] ?? 0

const at = (lines: LineCounter, offset: number) => {
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

/** Whole lines only: what shares its line with others is left to the other two kinds. */
const deleted = (text: string, { path, pair, holder }: Found, lines: LineCounter): Mutation | null => {
  const from = text.lastIndexOf('\n', startOf(pair.key) - 1) + 1
  if (text.slice(from, startOf(pair.key)).trim() !== '') return null
  const end = text.indexOf('\n', Math.max(startOf(pair.key), endOf(pair) - 1))
  const rest = end < 0 ? text.length : end + 1
  return {
    kind: 'deleted',
    path,
    text: text.slice(0, from) + text.slice(rest),
    ...at(lines, startOf(holder)),
  }
}

const misspelt = (text: string, { path, pair }: Found, lines: LineCounter): Mutation => {
  const end = pair.key.range?.[1] ?? 0
  return {
    kind: 'misspelt',
    path,
    text: `${text.slice(0, end)}zq${text.slice(end)}`,
    ...at(lines, startOf(pair.key)),
  }
}

const retyped = (text: string, { path, pair }: Found, lines: LineCounter): Mutation | null => {
  const { value } = pair
  if (!value?.range || (isScalar(value) && !value.source)) return null
  const isList = isSeq(value)
  const other = isList || isMap(value) ? '7' : '[[7]]'
  const from = startOf(value)
  // A value on lines of its own becomes one word after the key.
  const isBlock = text.slice(pair.key.range?.[1] ?? 0, from).includes('\n')
  const start = isBlock ? (pair.key.range?.[1] ?? 0) + 1 : from
  const [before, after] = [text.slice(0, start), text.slice(trimmedEnd(text, value))]
  const { line, column } = at(lines, start)
  const [gap, right] = isBlock ? [' ', 1] : ['', 0]
  return { kind: 'retyped', path, text: `${before}${gap}${other}${after}`, line, column: column + right }
}

/** A block's range holds the line ends after it. */
const trimmedEnd = (text: string, node: Node) => {
  let end = node.range?.[1] ?? 0
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1
  return end
}
