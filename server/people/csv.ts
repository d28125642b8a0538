/** Excel reads UTF-8 only with it. */
export const byteOrderMark = '\uFEFF'

/** A line of RFC 4180. No cell is a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
export const csvLine = (cells: string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`

const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
