import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../../../campaign/staff/debug.ts'
import { Address } from '../address.tsx'
import { Badge } from '../badge.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { StateBadge } from '../state-badge.tsx'
import { stateOfDelivery } from '../states.ts'

type Props = {
  label: string
  columns: string[]
  rows: Row[]
  /** As of `DataTable`. */
  lined?: boolean
  link?: (row: Row) => string
  none: ReactNode
  /** How many rows are shown first. */
  first?: number
}

/** Rows as they are stored; `link` leads on from the first column. Columns without values are left out. */
export const RowTable = ({ label, columns, rows, lined = false, link, none, first = 10 }: Props) => {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return typeof none === 'string' ? <p className="aside">{none}</p> : none
  const filled = columns.filter((column) =>
    rows.some((row) => isNews(column, row[column]) || (column === 'status' && isNews('error', row['error']))),
  )
  return (
    <>
      <DataTable
        label={label}
        lined={lined}
        rows={isWhole ? rows : rows.slice(0, first)}
        idOf={({ id }) => String(id)}
        columns={filled.map((column, at) => columnOf(column, at === 0, link))}
      />
      {!isWhole && rows.length > first && (
        <button type="button" className="link mt-2 -mb-2 block" onClick={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </button>
      )}
    </>
  )
}

const columnOf = (column: string, isFirst: boolean, link: Props['link']): Columns<Row>[number] => ({
  id: column,
  header: nameOf(column),
  meta: places[column] ?? {},
  cell: ({ row: { original: row } }) => {
    if (column === 'status' && typeof row['error'] === 'string')
      return <Outcome status={row[column]} error={row['error']} />
    // Said on a phone, too.
    if (column === 'status' && row[column] === 'sent') return <span className="row-sent text-soft">Sent</span>
    if (!isNews(column, row[column]))
      return <span className="nothing">{nothings[column] ?? (isFlag(column) ? '' : '–')}</span>
    const cell = <Cell column={column} value={row[column]} />
    if (column === 'from_name') return <Sender name={cell} address={row['from_email']} />
    if (!isFirst) return cell
    return (
      <>
        {link ? <Link to={link(row)}>{cell}</Link> : <span className="lined-name font-semibold">{cell}</span>}
        {isNews('failed_emails', row['failed_emails']) && (
          <span className="ml-2">
            <Cell column="failed_emails" value={row['failed_emails']} />
          </span>
        )}
      </>
    )
  },
})

/** With the reason below it. */
const Outcome = ({ status, error }: { status: unknown; error: string }) => (
  <>
    <Cell column="status" value={status} />
    <span className="badge-why block text-sm text-soft wrap-anywhere">{error}</span>
  </>
)

const Sender = ({ name, address }: { name: ReactNode; address: unknown }) => (
  <>
    {name}
    {typeof address === 'string' && (
      <span className="block text-sm whitespace-nowrap text-soft max-md:hidden">{address}</span>
    )}
  </>
)

/** Where a row of fixed lines has them. */
const places: Record<string, { on: 'end' | 'line' }> = {
  created_at: { on: 'end' },
  subject_template: { on: 'line' },
}

const nothings: Record<string, string> = {
  subject_template: 'No email',
}

const isFlag = (column: string) => column.startsWith('is_')

/** That something is active, or was sent, is none. */
const isNews = (column: string, value: unknown) =>
  !isNothing(value) && !(isFlag(column) && value === true) && !(column === 'status' && value === 'sent')

const isNothing = (value: unknown) => value === null || value === undefined

const names: Record<string, string> = {
  email_address: 'To',
  created_at: 'When',
  email: 'Email',
  from_name: 'Sender',
  from_email: 'Sender’s address',
  subject_template: 'Subject',
  is_active: 'Active',
  campaign: 'File',
  campaign_name: 'Campaign',
  emails: 'Files of emails',
  id: 'ID',
  url: 'Page',
  error_message: 'What went wrong',
  function_name: 'Where',
  position: 'Place',
  anchor: 'Counted from',
  delay_hours: 'Hours later',
}

/** "is_active" is "Active". */
export const nameOf = (column: string): string => {
  const words = column.replace(/^is_/, '').replaceAll('_', ' ')
  return names[column] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const anchors: Record<string, string> = { signup: 'the sign-up', event: 'the event' }

export const Cell = ({ column, value }: { column: string; value: unknown }) => {
  if (isNothing(value)) return <span className="nothing">–</span>
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return column === 'failed_emails' ? <Badge tone="bad">{`${value} failed`}</Badge> : value
  if (typeof value !== 'string') return JSON.stringify(value)
  if (column === 'anchor') return anchors[value] ?? value
  if (column === 'status') {
    const state = stateOfDelivery[value]
    return state ? <StateBadge of={state} /> : <Badge>{value}</Badge>
  }
  if (column === 'created_at') return <Moment at={value} />
  return value.includes('@') ? <Address of={value} /> : value
}
