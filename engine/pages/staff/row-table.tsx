import { staffToolWords as words } from '../../words/staff-tool-words.ts'
import { Moment, Table } from './table.tsx'

type Row = Record<string, unknown>
type Props = {
  label: string
  columns: string[]
  rows: Row[]
  link?: (row: Row) => string
  none: string
}

export const RowTable = ({ label, columns, rows, link, none }: Props) => (
  <Table
    label={label}
    none={none}
    head={columns}
    rows={rows.map((row) =>
      columns.map((column, at) => {
        const cell = <Cell key={column} value={row[column]} />
        return link && at === 0 ? (
          <a key={column} href={link(row)}>
            {cell}
          </a>
        ) : (
          cell
        )
      }),
    )}
  />
)

const Cell = ({ value }: { value: unknown }) => {
  if (value instanceof Date) return <Moment at={value.toISOString()} />
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : <code>{JSON.stringify(value)}</code>
}
