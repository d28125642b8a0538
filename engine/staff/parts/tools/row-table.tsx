import { Link } from 'react-router-dom'
import type { Row } from '../../../campaign/staff/debug.ts'
import { Address } from '../address.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'

type Props = {
  label: string
  columns: string[]
  rows: Row[]
  /** As of `DataTable`. */
  brief?: boolean
  link?: (row: Row) => string
  none: string
}

/** Rows as they are stored; `link` leads on from the first column. */
export const RowTable = ({ label, columns, rows, brief = false, link, none }: Props) =>
  rows.length === 0 ? (
    <p className="text-soft">{none}</p>
  ) : (
    <DataTable
      label={label}
      brief={brief}
      rows={rows}
      idOf={({ id }) => String(id)}
      columns={columns.map((column, at) => columnOf(column, at === 0 ? link : undefined))}
    />
  )

const columnOf = (column: string, link: Props['link']): Columns<Row>[number] => ({
  id: column,
  header: nameOf(column),
  // A bare "Yes" says nothing.
  meta: { isWide: column.startsWith('is_') },
  cell: ({ row: { original: row } }) => {
    const cell = <Cell column={column} value={row[column]} />
    return link ? <Link to={link(row)}>{cell}</Link> : cell
  },
})

/** "is_active" is "Active". */
const nameOf = (column: string): string => {
  const words = column.replace(/^is_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Cell = ({ column, value }: { column: string; value: unknown }) => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return <code className="text-sm">{JSON.stringify(value)}</code>
  if (column === 'created_at') return <Moment at={value} />
  return value.includes('@') ? <Address of={value} /> : value
}
