import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Row = Record<string, string>

export const tableOf = (name: string): Row[] => {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const [columns = [], ...rows] = lines.map(cellsOf)
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
