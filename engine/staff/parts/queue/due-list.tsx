import { listDue, type Due } from '../../../campaign/staff/queue/due.ts'
import { listSuspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { Pages, usePages } from '../pages.tsx'
import { StateBadge } from '../state-badge.tsx'
import { stateOfDue } from '../states.ts'
import { PersonLink } from './person-link.tsx'
import { QueueStep } from './queue-step.tsx'
import { sampleDue } from './sample-queue.ts'
import { providerName } from './queue-words.ts'

const what: Columns<Due> = [
  {
    accessorKey: 'person',
    header: 'Person',
    cell: ({ row }) => <PersonLink person={row.original.person} nobody="The coach" />,
  },
  {
    accessorKey: 'what',
    header: 'What',
    cell: ({ row }) => <QueueStep isBrief step={row.original} />,
  },
]

const sinceOf = ({ since, at }: Due): string => since ?? at

/** Of a suspended provider: all are tried when it is. */
const held: Columns<Due> = [
  ...what,
  {
    accessorKey: 'since',
    header: 'Waiting since',
    meta: { on: 'end' },
    cell: ({ row: { original: due } }) => (
      <>
        <span className="md:hidden">
          since <Moment isWithin at={sinceOf(due)} />
        </span>
        <span className="max-md:hidden">
          <Moment at={sinceOf(due)} />
        </span>
      </>
    ),
  },
]

const same: Columns<Due> = [
  ...what,
  {
    accessorKey: 'at',
    header: 'When',
    meta: { on: 'end' },
    cell: ({ row }) => <Moment at={row.original.at} />,
  },
]

const mixed: Columns<Due> = [
  ...same,
  {
    accessorKey: 'why',
    header: 'Why it waits',
    cell: ({ row: { original: due } }) => (
      <span className="gap-1 md:grid">
        <StateBadge of={stateOfDue[due.why]} />{' '}
        {due.lastError !== null && <span className="badge-why text-sm text-soft">{due.lastError}</span>}
      </span>
    ),
  },
]

/** What waits for one provider, the longest due first. */
export const DueList = ({ provider }: { provider: string }) => {
  const pages = usePages()
  const answer = useAnswer(listDue, { provider, ...pages.asked })
  const isSuspended =
    useAnswer(listSuspended, {}).data?.providers.some((each) => each.provider === provider) === true
  const name = providerName(provider)
  return (
    <section aria-label={`Waiting: ${name}`}>
      <h2 className="sr-only">{name}</h2>
      <Answered
        of={answer}
        sample={{ rows: sampleDue, next: null }}
        failed="The emails that are due could not be loaded"
      >
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              <p className="aside">All of it has left.</p>
            ) : (
              <DueTable label={`Waiting: ${name}`} rows={rows} isSuspended={isSuspended} />
            )}
            <Pages label="Pages of what waits" pages={pages} next={next} words={['Earlier', 'Later']} />
          </>
        )}
      </Answered>
    </section>
  )
}

type TableProps = { label: string; rows: Due[]; isSuspended: boolean }

/** What all share is said once, above them. What is held has the order of its only time, not of its next try. */
const DueTable = ({ label, rows, isSuspended }: TableProps) => {
  if (isSuspended)
    return (
      <DataTable
        lined
        label={label}
        columns={held}
        rows={rows.toSorted((one, other) => sinceOf(one).localeCompare(sinceOf(other)))}
        idOf={({ id }) => id}
      />
    )
  const reasons = new Set(rows.map(({ why, lastError }) => `${why} ${lastError ?? ''}`))
  const [first] = rows
  const isMixed = reasons.size > 1 || !first
  return (
    <>
      {!isMixed && (first.lastError !== null || !['journey', 'suspended'].includes(first.why)) && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
          <StateBadge of={stateOfDue[first.why]} />
          {first.lastError}
        </p>
      )}
      <DataTable lined label={label} columns={isMixed ? mixed : same} rows={rows} idOf={({ id }) => id} />
    </>
  )
}
