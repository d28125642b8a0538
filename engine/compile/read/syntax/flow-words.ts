import type { Edit } from '../../diagnostics/diagnostic.ts'
import { quoted, unwrapped } from '../../fixes/repair-text.ts'

/** A word inside [ ] or { } on one line; `start` and `end` are columns. */
type FlowWord = { start: number; end: number }

/** The word at a column, with its leading brackets; null outside brackets. */
export const flowWordAt = (line: string, column: number): FlowWord | null => {
  const open: number[] = []
  let start = -1
  let at = 0
  let isValue = false
  while (at < line.length) {
    const found = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(start === at ? line.slice(at) : '')
    if (found) at += found[0].length
    else if (line[at] === '[' || line[at] === '{') {
      if (open.length > 0 || isValueStart(line, at)) open.push(start < 0 ? at : start)
      at = firstCharacter(line, at + 1)
      start = at
      isValue = false
    } else if (/[\]}]/.test(line.charAt(at)) && open.length > 0) {
      if (at > column && start >= 0 && start <= column) return wordIn(line, start, at)
      start = open.pop() ?? -1
      isValue = true
      at += 1
    } else if (open.length > 0 && (line[at] === ',' || (!isValue && /^:\s/.test(line.slice(at, at + 2))))) {
      if (at > column && start >= 0 && start <= column) return wordIn(line, start, at)
      isValue = line[at] === ':'
      at = firstCharacter(line, at + 1)
      start = at
    } else at += 1
  }
  return null
}

/** Quotes around the word at `column`, if it ends at a bracket or before the next key. Offsets count from the start of the line. */
export const quoteFlowWord = (line: string, column: number): Edit[] | null => {
  const word = flowWordAt(line, column)
  if (!word || !/^\s*([\]}]|,\s*[\w-]+:\s)/.test(line.slice(word.end))) return null
  const text = line.slice(word.start, word.end)
  return /^["'[{]/.test(text) ? null : [{ ...word, text: quoted(unwrapped(text)) }]
}

const wordIn = (line: string, start: number, end: number): FlowWord => ({
  start,
  end: start + line.slice(start, end).trimEnd().length,
})

const isValueStart = (line: string, at: number) => /(?:^|[:-] +)$/.test(line.slice(0, at).trimStart())
const firstCharacter = (line: string, from: number) => from + line.slice(from).search(/\S|$/)
