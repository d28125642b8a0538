import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { listFailedSteps, tryStepAgain, type FailedStep } from '../../../campaign/staff/queue/failing.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Button } from '../button.tsx'
import { counted } from '../counted.ts'
import { DataTable, type Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { Pages, usePages } from '../pages.tsx'
import { mayAct, useMe } from '../use-me.ts'
import { PersonLink } from './person-link.tsx'
import { QueueStep } from './queue-step.tsx'
import { noReason, providerName, triedAgain } from './queue-words.ts'

type Props = { alike: { provider: string; lastError?: string }; state: 'failed' | 'unknown' }

/** The steps of one group; each can be tried again by itself. */
export const FailedSteps = ({ alike, state }: Props) => {
  const pages = usePages()
  const answer = useAnswer(listFailedSteps, { ...alike, state, ...pages.asked })
  const again = useCommand(tryStepAgain)
  const isActing = mayAct(useMe())
  const reason = alike.lastError ?? noReason
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={reason}>
      <Link to="/staff/queue/failing" className="back">
        All reasons
      </Link>
      <h2 ref={heading} tabIndex={-1} className="title-2 mb-1 [overflow-wrap:anywhere]">
        {reason}
      </h2>
      <p className="mb-4 text-soft">
        {`${providerName(alike.provider)}${state === 'unknown' ? ' · It may have left before the server stopped, and is never sent twice.' : ''}`}
      </p>
      <Notice tone={again.error ? 'bad' : 'good'}>
        {again.error?.message ?? (again.data && triedAgain(again.data.count))}
      </Notice>
      <Answered of={answer}>
        {({ rows, next }) => (
          <>
            {saidToAll(rows) !== null && (
              <p className="mb-4">
                <span className="block text-sm text-soft">What the mail server said to all of them</span>
                <code>{saidToAll(rows)}</code>
              </p>
            )}
            {rows.length === 0 ? (
              <p className="aside">All of them are on their way again.</p>
            ) : (
              <DataTable
                brief
                label="Deliveries of this group"
                columns={[
                  ...(rows.every(({ said }) => said === rows[0]?.said) ? columns : [...columns, saidColumn]),
                  ...(isActing && rows.some(({ canTryAgain }) => canTryAgain)
                    ? [tryColumn((id) => again.mutate({ id }), again.isPending)]
                    : []),
                ]}
                rows={rows}
                idOf={({ id }) => id}
              />
            )}
            <Pages label="Pages of this group" pages={pages} next={next} />
          </>
        )}
      </Answered>
    </section>
  )
}

const columns: Columns<FailedStep> = [
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
    header: 'Ended',
    cell: ({ row: { original: step } }) => (
      <span>
        <Moment at={step.at} />
        <span className="text-sm whitespace-nowrap text-soft md:block">{` after ${counted(step.attempts, 'attempt')}`}</span>
      </span>
    ),
  },
]

const saidColumn: Columns<FailedStep>[number] = {
  accessorKey: 'said',
  header: 'What the mail server said',
  cell: ({ row }) => <code className="text-sm">{row.original.said ?? '–'}</code>,
}

/** What every one was answered; null: not the same, or nothing. */
const saidToAll = (rows: FailedStep[]): string | null => {
  const [first] = rows
  return first && rows.every(({ said }) => said === first.said) ? first.said : null
}

const tryColumn = (tryAgain: (id: string) => void, isBusy: boolean): Columns<FailedStep>[number] => ({
  id: 'again',
  header: '',
  cell: ({ row: { original: step } }) =>
    step.canTryAgain && (
      <Button
        className="whitespace-nowrap"
        busy={isBusy}
        aria-label={`Try again: ${step.person?.name ?? step.what}`}
        onClick={() => tryAgain(step.id)}
      >
        Try again
      </Button>
    ),
})
