import { isCollection, isNode, isPair, isScalar } from 'yaml'
import type { Node, Pair, YAMLSeq } from 'yaml'
import { EditRefused } from './edit-refused.ts'

export const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

/** Behind the line's end. */
export const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset)

export const endOfLine = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** Where the last character of a value is: the ranges of blocks include blank lines and comments after them. */
export const contentEnd = (text: string, node: Node | Pair): number => {
  if (isPair(node)) {
    const isEmpty = !isNode(node.value) || isEmptyScalar(node.value)
    const shown = isEmpty ? node.key : node.value
    return isNode(shown) ? contentEnd(text, shown) : 0
  }
  const last = isCollection(node) && node.flow !== true ? node.items.at(-1) : undefined
  if (isNode(last) || isPair(last)) return contentEnd(text, last)
  const [start, end] = node.range ?? [0, 0]
  return start + text.slice(start, end).trimEnd().length
}

export const isEmptyScalar = (node: unknown): boolean => isScalar(node) && node.value === null && !node.source

/** The lines of an entry: with the comments right above it, and with what is indented further below it. */
export type Span = { start: number; end: number }

export const spanAt = (text: string, start: number, contentEnds: number): Span => {
  const column = columnOf(text, start)
  return { start: attachedStart(text, start, column), end: deepEnd(text, lineEnd(text, contentEnds), column) }
}

const attachedStart = (text: string, offset: number, column: number): number => {
  const start = lineStart(text, offset)
  if (start === 0) return 0
  const above = lineStart(text, start - 1)
  return commentColumn(text.slice(above, start)) === column ? attachedStart(text, above, column) : start
}

/** Behind the comments that are indented further. */
export const deepEnd = (text: string, end: number, column: number): number => {
  const next = lineEnd(text, end)
  const isDeeper = next > end && commentColumn(text.slice(end, next)) > column
  return isDeeper ? deepEnd(text, next, column) : end
}

const commentColumn = (line: string): number => /^ *(?=#)/.exec(line)?.[0].length ?? -1

/** The spans of a list's entries. Needs the nodes' source tokens: only they know where the dashes are. */
export const itemSpans = (text: string, list: YAMLSeq): Span[] => {
  const token = list.srcToken
  if (token?.type !== 'block-seq') throw new EditRefused('This list is written on one line.')
  return list.items.map((item, at) => {
    const dash = token.items[at]?.start.find(({ type }) => type === 'seq-item-ind')
    if (!dash || !isNode(item) || text.slice(lineStart(text, dash.offset), dash.offset).trim() !== '')
      throw new EditRefused('This list begins in the middle of a line.')
    return spanAt(text, dash.offset, Math.max(dash.offset, contentEnd(text, item)))
  })
}
