import { counted } from '../engine/words/counted.ts'

export const toTable = (fields: string[], rows: unknown[][]): string => {
  const cells = [fields, ...rows.map((row) => row.map(toCell))]
  const widths = fields.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1), `(${counted(rows.length, 'row')})`].join('\n')
}

const toCell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Control characters that a visitor typed must not control the terminal.
  return text.replace(/\p{Cc}/gu, ' ')
}
