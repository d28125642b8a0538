/** A table as Prettier writes it. */
export const markdownTable = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const lines = rows.map((row) => line(widths.map((width, column) => (row[column] ?? '').padEnd(width))))
  return [lines[0], line(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n')
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`
