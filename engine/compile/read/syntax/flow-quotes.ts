import type { Edit } from '../../diagnostics/diagnostic.ts'

/**
 * A quote that opens inside [ ] or { } and is not closed on its line, with the edit that closes it before the next comma or
 * bracket. `isSure`: the text cannot continue after that comma.
 */
export type OpenQuote = { offset: number; repair: Edit[]; isSure: boolean }

export const openFlowQuotes = (text: string): OpenQuote[] =>
  [...text.matchAll(/^.*['"].*$/gm)].flatMap(({ 0: line, index }) =>
    line.length > longest || !/[[\]{},]/.test(line)
      ? []
      : openIn(line).map((at) => {
          const [word, rest] = cutAtEnd(line.slice(at))
          const end = index + at + word.length
          const repair = [{ start: end, end, text: line.charAt(at) }]
          return { offset: index + at, repair, isSure: /^\s*([\]}]|,\s*([\w-]+:\s|['"]|$))/.test(rest) }
        }),
  )

/** The column of the first quote that begins a word and is not closed. */
const openIn = (line: string): number[] => {
  const start = /(?:^\s*(?:- +)*|[[{,]\s*|:\s+)(?=['"])/g
  for (let found = start.exec(line); found; found = start.exec(line)) {
    const at = start.lastIndex
    const closed = (line[at] === '"' ? doubleQuoted : singleQuoted).exec(line.slice(at))
    if (!closed) return [at]
    start.lastIndex = at + closed[0].length
  }
  return []
}

const cutAtEnd = (text: string): [word: string, rest: string] => {
  const found = text.slice(1).search(/[,\]}]/)
  const word = (found < 0 ? text : text.slice(0, found + 1)).trimEnd()
  return [word, text.slice(word.length)]
}

const singleQuoted = /^'(?:[^']|'')*'(?=\s*(?:[,\]}:#]|$))/
const doubleQuoted = /^"(?:[^"\\]|\\.)*"(?=\s*(?:[,\]}:#]|$))/
/** In characters; no fix is offered for a longer line. */
const longest = 2000
