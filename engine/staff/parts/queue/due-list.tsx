import type { ReactNode } from 'react'
import { listDue, type Due, type DueQueue } from '../../../campaign/staff/queue/due.ts'
import { useAnswer } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Badge, type Tone } from '../badge.tsx'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { Pages, usePages } from '../pages.tsx'
import { PersonLink } from './person-link.tsx'
import { QueueStep } from './queue-step.tsx'
import { nextTry, providerName } from './queue-words.ts'
import { useTryNow } from './use-try-now.tsx'

const whys: Record<Due['why'], [Tone, string]> = {
  suspended: ['bad', 'waits for the service'],
  retry: ['warn', 'will be tried again'],
  later: ['calm', 'not due yet'],
  turn: ['good', 'leaves next'],
  journey: ['calm', 'journey'],
  off: ['warn', 'switched off'],
}

const same: Columns<Due> = [
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
        <Badge tone={whys[due.why][0]}>{whys[due.why][1]}</Badge>{' '}
        {due.lastError !== null && <span className="badge-why text-sm text-soft">{due.lastError}</span>}
      </span>
    ),
  },
]

/** What waits for one provider, the longest due first. */
export const DueList = ({ queue: { provider, isSuspended, nextProbe } }: { queue: DueQueue }) => {
  const pages = usePages()
  const { notice, button } = useTryNow()
  const answer = useAnswer(listDue, { provider, ...pages.asked })
  const name = providerName(provider)
  return (
    <section aria-label={`Waiting: ${name}`}>
      <h2 className="sr-only">{name}</h2>
      {notice}
      <Answered of={answer}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              <p className="aside">It has all left.</p>
            ) : (
              <DueTable
                label={`Waiting: ${name}`}
                press={isSuspended && button(provider)}
                rows={rows.map((due) => ({ ...due, at: nextTry({ at: due.at, nextProbe }) }))}
              />
            )}
            <Pages label="Pages of what waits" pages={pages} next={next} words={['Earlier', 'Later']} />
          </>
        )}
      </Answered>
    </section>
  )
}

/** A reason that all share is shown above them once. */
const DueTable = ({ label, press, rows }: { label: string; press: ReactNode; rows: Due[] }) => {
  const reasons = new Set(rows.map(({ why, lastError }) => `${why} ${lastError ?? ''}`))
  const [first] = rows
  const isMixed = reasons.size > 1 || !first
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-4 empty:hidden">
        {!isMixed && (first.lastError !== null || first.why !== 'journey') && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <Badge tone={whys[first.why][0]}>{whys[first.why][1]}</Badge>
            {first.lastError}
          </p>
        )}
        {press}
      </div>
      <DataTable lined label={label} columns={isMixed ? mixed : same} rows={rows} idOf={({ id }) => id} />
    </>
  )
}
