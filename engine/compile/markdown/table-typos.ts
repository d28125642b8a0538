import type { Typo } from './typo.ts'
import type { TextLine } from './text-lines.ts'

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
    return [
      {
        offset,
        message: 'this is not a table: the line of dashes below its first line is missing.',
        fix: `Write "${dashes}" below it.`,
      },
    ]
  }
  if (cellsOf(second.text) !== cells)
    return [
      {
        offset: second.start + second.indent,
        message: `this is not a table: this line has ${cellsOf(second.text)} cells, the one above has ${cells}.`,
        fix: `Write "${dashes}".`,
      },
    ]
  return rows.filter(({ text }) => cellsOf(text) !== cells).map((row) => unequal(row, cells))
}

const unequal = ({ start, text, indent }: TextLine, cells: number): Typo => {
  const own = cellsOf(text)
  return {
    offset: start + indent,
    message: `this row has ${own} cells, but the table has ${cells}${own > cells ? ': the last ones are lost' : ''}.`,
    fix: 'Give it as many cells as the first line. An empty cell is "| |".',
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
