import { edit } from './typo.ts'
import type { Typo } from './typo.ts'
import type { TextLine } from '../diagnostics/text-lines.ts'

/** Lines that begin with "|" and are no table, and rows that lose cells. */
export const tableTypos = (lines: readonly TextLine[]): Typo[] => tablesIn(lines).flatMap(typosOf)

const tablesIn = (lines: readonly TextLine[]): TextLine[][] => {
  const tables: TextLine[][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const table = tables.at(-1)
    if (table && before === table.at(-1) && startsRow(line)) table.push(line)
    else if (startsRow(line) && cellsOf(line.text) > 1) tables.push([line])
  })
  return tables
}

const startsRow = ({ text, indent }: TextLine) => indent <= 3 && text.trimStart().startsWith('|')

const typosOf = ([head, second, ...rows]: TextLine[]): Typo[] => {
  if (!head) return []
  const cells = cellsOf(head.text)
  const dashes = `|${'---|'.repeat(cells)}`
  const offset = head.start + head.indent
  if (!second || !isDashes(second.text)) {
    const end = head.start + head.text.length
    return [
      {
        offset,
        message: 'without a line of dashes below its first line this is no table.',
        fix: `Write "${dashes}" below it.`,
        ...(second && { repair: edit(end, end, `\n${dashes}`) }),
      },
    ]
  }
  if (cellsOf(second.text) !== cells)
    return [
      {
        offset: second.start + second.indent,
        message: `this line has ${cellsOf(second.text)} cells and the one above has ${cells}: it is no table.`,
        fix: `Write "${dashes}".`,
        repair: edit(second.start + second.indent, second.start + second.text.length, dashes),
      },
    ]
  return rows.filter(({ text }) => cellsOf(text) !== cells).map((row) => unequal(row, cells))
}

const unequal = ({ start, text, indent }: TextLine, cells: number): Typo => {
  const own = cellsOf(text)
  return {
    offset: start + indent,
    message: `this row has ${own} cells and the table has ${cells}${own > cells ? ': the last are lost' : ''}.`,
    fix: 'Give it as many cells as the first line; an empty one is "| |".',
  }
}

const cellsOf = (text: string): number => cellTexts(text).length

const cellTexts = (text: string): string[] =>
  text
    .trim()
    .replace(/\\\|/g, '')
    .replace(/^\||\|$/g, '')
    .split('|')

const isDashes = (text: string) => cellTexts(text).every((cell) => /^:?-+:?$/.test(cell.trim()))
