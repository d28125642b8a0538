import { withSecretsCovered } from './secrets.ts'

const width = 100

/** The line at fault with one line on each side and a caret under the column. */
export const codeFrame = (text: string, line: number, column: number): string => {
  const lines = linesToShow(text)
  const first = Math.max(1, line - 1)
  const last = Math.min(lines.length, line + 1)
  const gutter = String(last).length
  // A long line is cut to a window around the caret.
  const start = Math.max(0, column - Math.floor(width * 0.7))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((number) => {
      const shown = printable((lines[number - 1] ?? '').slice(start, start + width))
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`
      const caret = `  ${' '.repeat(gutter)} | ${' '.repeat(column - 1 - start)}^`
      return number === line ? [row.trimEnd(), caret] : [row.trimEnd()]
    })
    .join('\n')
}

/** The diagnostics of one file come one after another: its lines are split once. */
const linesToShow = (text: string): readonly string[] => {
  if (latest.text !== text) latest = { text, lines: withSecretsCovered(text).split(/\r\n|\n|\r/) }
  return latest.lines
}
let latest: { text: string; lines: readonly string[] } = { text: '', lines: [''] }

/** A file must not move the cursor or the colours of the terminal that shows its diagnostics. */
const printable = (line: string) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
