import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'
import { isWithin } from '../editor-context.ts'

/** Where somebody is in a file: the path as diagnostics write it, and how far into its text, if it is one. */
export type CursorPlace = { at: string; caret: number | null }

type Entry = { at: string; start: number; node: Node | null }

/** The place of a cursor: of blank lines and comments, the one above. */
export const placeAt = (text: string, offset: number): CursorPlace | null => {
  const entry = entriesIn(text).findLast(({ start }) => start <= offset)
  if (!entry) return null
  const words = wordsOf(text, entry.node)
  if (!words) return { at: entry.at, caret: null }
  return { at: entry.at, caret: Math.max(0, Math.min(offset - words.start, words.value.length)) }
}

/** Where a place is in the text, or else the nearest one around it. */
export const offsetOf = (text: string, { at, caret }: CursorPlace): number => {
  const around = entriesIn(text).filter((entry) => isWithin(at, entry.at))
  const entry = around.toSorted((a, b) => b.at.length - a.at.length)[0]
  if (!entry) return 0
  const words = entry.at === at ? wordsOf(text, entry.node) : null
  if (words) return words.start + Math.min(caret ?? words.value.length, words.value.length)
  return entry.start + (/^[ -]*/.exec(text.slice(entry.start))?.[0].length ?? 0)
}

/** The text that a cursor is in, without the marks of emphasis; empty if it is in none. */
export const wordsAt = (text: string, offset: number): string => {
  const node = entriesIn(text).findLast(({ start }) => start <= offset)?.node
  return isScalar(node) && typeof node.value === 'string' ? node.value.replaceAll('*', '') : ''
}

/** Keys and entries in the order of the file. */
const entriesIn = (text: string): Entry[] => {
  const entries: Entry[] = []
  const walk = (node: unknown, at: string): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key) || !key.range) continue
        const inner = at === '' ? String(key.value) : `${at}.${String(key.value)}`
        add(inner, lineOr(text, key.range[0]), value)
      }
    else if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        const start = rangeOf(item)?.[0] ?? 0
        const dash = node.flow === true ? start : text.lastIndexOf('-', start)
        add(`${at}[${index}]`, lineOr(text, dash), item)
      }
  }
  const add = (at: string, start: number, value: unknown): void => {
    entries.push({ at, start, node: isScalar(value) || isCollection(value) ? value : null })
    walk(value, at)
  }
  walk(parseDocument(text).contents, '')
  return entries
}

const rangeOf = (node: unknown) => (isScalar(node) || isCollection(node) ? node.range : undefined)

/** The start of the line, if nothing is before this place in it. */
const lineOr = (text: string, offset: number): number => {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return text.slice(start, offset).trim() === '' ? start : offset
}

/** A text that is written as it is read, on one line. */
const wordsOf = (text: string, node: Node | null): { start: number; value: string } | null => {
  if (!isScalar(node) || !node.range) return null
  const value = typeof node.value === 'string' ? node.value : (node.source ?? '')
  const inside = text.slice(node.range[0], node.range[1]).indexOf(value)
  return inside < 0 ? null : { start: node.range[0] + inside, value }
}
