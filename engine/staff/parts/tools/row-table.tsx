import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../../campaign/staff/debug.ts'
import { Address } from '../address.tsx'
import { Badge, type Tone } from '../badge.tsx'
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

const shownFirst = 10

/** Rows as they are stored, the first ten; `link` leads on from the first column. Columns without values are left out. */
export const RowTable = ({ label, columns, rows, brief = false, link, none }: Props) => {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return <p className="panel text-soft">{none}</p>
  const filled = columns.filter((column) => rows.some((row) => !isNothing(row[column])))
  return (
    <>
      <DataTable
        label={label}
        brief={brief}
        rows={isWhole ? rows : rows.slice(0, shownFirst)}
        idOf={({ id }) => String(id)}
        columns={filled.map((column, at) => columnOf(column, at === 0 ? link : undefined))}
      />
      {!isWhole && rows.length > shownFirst && (
        <button type="button" className="link mt-2" onClick={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </button>
      )}
    </>
  )
}

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

const isNothing = (value: unknown) => value === null || value === undefined

/** "is_active" is "Active". */
export const nameOf = (column: string): string => {
  const words = column.replace(/^is_/, '').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const tones: Record<string, Tone> = { sent: 'good', failed: 'bad' }

export const Cell = ({ column, value }: { column: string; value: unknown }) => {
  if (isNothing(value)) return <span className="nothing">–</span>
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return <code className="text-sm">{JSON.stringify(value)}</code>
  if (column === 'status') return <Badge tone={tones[value] ?? 'calm'}>{value}</Badge>
  if (column === 'created_at') return <Moment at={value} />
  return value.includes('@') ? <Address of={value} /> : value
}
