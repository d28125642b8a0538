import type { ReactNode } from 'react'
import type { Row } from '../../../campaign/staff/debug.ts'
import { CopyId } from '../copy-id.tsx'
import { counted } from '../counted.ts'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { Ways } from '../ways.tsx'
import { nameOf } from './row-table.tsx'

/** Rows of one error, the latest first. */
type Same = { id: string; latest: Row; count: number }

/** Errors of the server, each once, however often it happened. */
export const RecentErrors = ({ rows, none }: { rows: Row[]; none: ReactNode }) =>
  rows.length === 0 ? (
    none
  ) : (
    <>
      <DataTable label="Recent Errors" columns={columns} rows={foldErrors(rows)} idOf={({ id }) => id} />
      <Ways
        title="What to do with an error"
        ways={[
          {
            title: 'It says what to set',
            text: 'Pass it on, word for word, to whoever looks after your server.',
          },
          {
            title: 'It does not say enough',
            text: 'Copy its ID: each line of the server’s log about it has this ID.',
          },
          {
            title: 'It is about one email',
            text: 'Emails that did not get through are in Email, under Failed, with a press to try again.',
          },
        ]}
      />
    </>
  )

const said = ({ latest }: Same, name: string): string | null => {
  const { [name]: value, request_data: data } = latest
  if (typeof value === 'string') return value
  const within = data !== null && typeof data === 'object' ? (data as Row)[name] : null
  return typeof within === 'string' ? within : null
}

/** "Test welcome email" of "test-welcome-email". */
const plain = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Of `request_data`, beside the id, in words. */
const facts: [name: string, words: (value: string) => string][] = [
  ['campaign', (campaign) => `Campaign ${campaign}`],
  ['host', (host) => `Host ${host}`],
]

/** What the log has about it, the widest first. */
const idOf = (error: Same) => said(error, 'requestId') ?? said(error, 'submission') ?? said(error, 'stepRun')

const columns: Columns<Same> = [
  {
    id: 'error_message',
    header: nameOf('error_message'),
    cell: ({ row: { original: error } }) => (
      <>
        <span className="font-medium">{said(error, 'error_message')}</span>
        <span className="block text-sm text-soft wrap-anywhere empty:hidden">
          {facts
            .flatMap(([name, words]) => {
              const value = said(error, name)
              return value === null ? [] : words(value)
            })
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'function_name',
    header: nameOf('function_name'),
    cell: ({ row: { original: error } }) => (
      <span className="whitespace-nowrap" title={said(error, 'function_name') ?? ''}>
        {plain(said(error, 'function_name') ?? '–')}
      </span>
    ),
  },
  {
    id: 'created_at',
    header: nameOf('created_at'),
    cell: ({ row: { original: error } }) => (
      <span>
        <Moment at={said(error, 'created_at') ?? ''} />
        {error.count > 1 && (
          <span className="block text-sm whitespace-nowrap text-soft">{`the latest of ${counted(error.count, 'time')}`}</span>
        )}
      </span>
    ),
  },
  {
    id: 'request',
    header: 'ID in the log',
    cell: ({ row: { original: error } }) => {
      const id = idOf(error)
      return id === null ? <span className="nothing">–</span> : <CopyId id={id} />
    },
  },
]

const foldErrors = (rows: Row[]): Same[] => {
  const errors = new Map<string, Same>()
  for (const latest of rows) {
    const same = { id: String(latest['id']), latest, count: 1 }
    const key = ['error_message', 'function_name', ...facts.map(([name]) => name)]
      .map((name) => said(same, name))
      .join('\n')
    const known = errors.get(key)
    if (known) known.count++
    else errors.set(key, same)
  }
  return [...errors.values()]
}
