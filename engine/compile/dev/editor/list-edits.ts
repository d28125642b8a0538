import { isMap, isNode, isPair, isSeq } from 'yaml'
import type { Document, YAMLMap, YAMLSeq } from 'yaml'
import type { EditPath } from '../../../campaign/preview/editor-edit.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { EditRefused } from './edit-refused.ts'
import { placeAt } from './find-node.ts'
import { setEdits } from './set-edit.ts'
import type { KeyOrder } from './set-edit.ts'
import { flowText, indented, itemLines } from './write-value.ts'
import { columnOf, contentEnd, endOfLine, itemSpans, spanAt, startOf } from './yaml-lines.ts'

export const moveEdits = (text: string, list: YAMLSeq, from: number, to: number): Edit[] => {
  if (list.flow === true) {
    const items = list.items.filter(isNode)
    const texts = items.map((item) => text.slice(startOf(item), contentEnd(text, item)))
    return items.map((item, at) => ({
      start: startOf(item),
      end: contentEnd(text, item),
      text: moved(texts, from, to)[at] ?? '',
    }))
  }
  const spans = itemSpans(text, list)
  const eol = endOfLine(text)
  const texts = spans.map(({ start, end }) => {
    const own = text.slice(start, end)
    return own.endsWith('\n') ? own : own + eol
  })
  const order = moved(texts, from, to)
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  return spans
    .map(({ start, end }, at) => ({ start, end, text: order[at] ?? '' }))
    .filter((_, at) => at >= low && at <= high)
}

const moved = (texts: readonly string[], from: number, to: number): string[] => {
  const rest = texts.toSpliced(from, 1)
  return rest.toSpliced(to, 0, texts[from] ?? '')
}

export const insertEdits = (
  text: string,
  document: Document,
  { path, at, value }: { path: EditPath; at: number; value: unknown },
  order: KeyOrder,
): Edit[] => {
  const list = placeAt(document, path)?.node
  if (!isSeq(list) || list.items.length === 0) return setEdits(text, document, path, [value], order)[0] ?? []
  if (list.flow === true) {
    const next = list.items[at]
    const last = list.items.at(-1)
    if (isNode(next)) return [{ start: startOf(next), end: startOf(next), text: `${flowText(value)}, ` }]
    const end = isNode(last) ? contentEnd(text, last) : 0
    return [{ start: end, end, text: `, ${flowText(value)}` }]
  }
  const eol = endOfLine(text)
  const spans = itemSpans(text, list)
  const [first, second] = spans
  const isApart = first && second ? /^\r?\n/.test(text.slice(first.end, second.start)) : path.length === 1
  const gap = isApart ? eol : ''
  const column = dashColumn(text, list)
  const written = indented(itemLines(value), column, eol) + eol
  const next = spans[at]
  if (next) return [{ start: next.start, end: next.start, text: written + gap }]
  const end = spans.at(-1)?.end ?? 0
  const open = text.slice(0, end).endsWith('\n') ? '' : eol
  return [{ start: end, end, text: open + gap + written }]
}

const dashColumn = (text: string, list: YAMLSeq): number => {
  const { srcToken } = list
  const dash = srcToken?.type === 'block-seq' ? srcToken.items[0]?.start.find(isDash) : undefined
  return dash ? columnOf(text, dash.offset) : 0
}

const isDash = ({ type }: { type: string }) => type === 'seq-item-ind'

/** A map or list that would be empty goes with its last entry. */
export const removeEdits = (text: string, document: Document, path: EditPath): Edit[] => {
  const place = placeAt(document, path)
  const above = path.slice(0, -1)
  const parent = place?.parent
  if (!place || !(isMap(parent) || isSeq(parent)))
    throw new EditRefused('There is no such entry in the file.')
  if (parent.items.length === 1 && above.length > 0) {
    const isEntry = typeof above.at(-1) === 'number' && isMap(parent)
    if (!isEntry) return removeEdits(text, document, above)
    return [{ start: startOf(parent), end: contentEnd(text, parent), text: '{}' }]
  }
  const index = isSeq(parent) ? Number(path.at(-1)) : parent.items.findIndex((item) => item === place.pair)
  if (parent.flow === true) return [withoutFlowEntry(text, parent, index)]
  return [isSeq(parent) ? withoutItem(text, parent, index) : withoutPair(text, parent, index)]
}

const withoutItem = (text: string, list: YAMLSeq, index: number): Edit => {
  const spans = itemSpans(text, list)
  const [own, next, previous] = [spans[index], spans[index + 1], spans[index - 1]]
  if (!own) throw new EditRefused('There is no such entry in the file.')
  const gap = next && text.slice(own.end, next.start)
  if (gap !== undefined)
    return { start: own.start, end: gap.trim() === '' ? (next?.start ?? own.end) : own.end, text: '' }
  const isBlank = previous && text.slice(previous.end, own.start).trim() === ''
  return { start: isBlank ? previous.end : own.start, end: own.end, text: '' }
}

const withoutPair = (text: string, map: YAMLMap, index: number): Edit => {
  const pair = map.items[index]
  const next = map.items[index + 1]
  if (!isPair(pair)) throw new EditRefused('There is no such key in the file.')
  const start = startOf(pair.key)
  // Behind a dash: the next key takes its place.
  const isBehindDash = text.slice(0, start).split('\n').at(-1)?.trim() !== ''
  if (isBehindDash && next) return { start, end: startOf(next.key), text: '' }
  return { ...spanAt(text, start, contentEnd(text, pair)), text: '' }
}

const withoutFlowEntry = (text: string, parent: YAMLMap | YAMLSeq, index: number): Edit => {
  const ends = parent.items.map((item) => {
    const first = isPair(item) ? item.key : item
    return { start: startOf(first), end: isPair(item) || isNode(item) ? contentEnd(text, item) : 0 }
  })
  const [own, next, previous] = [ends[index], ends[index + 1], ends[index - 1]]
  if (next) return { start: own?.start ?? 0, end: next.start, text: '' }
  return { start: previous?.end ?? own?.start ?? 0, end: own?.end ?? 0, text: '' }
}
