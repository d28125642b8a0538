import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import {
  listFailedSteps,
  listFailing,
  tryStepAgain,
  type FailedStep,
} from '../../../campaign/staff/queue/failing.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Button } from '../button.tsx'
import { counted, upTo } from '../counted.ts'
import { DataTable, type Columns } from '../data-table.tsx'
import { isLost } from '../failed.tsx'
import { LitCount } from '../lamp.tsx'
import { Moment } from '../moment.tsx'
import { Notice } from '../notice.tsx'
import { Pages, usePages } from '../pages.tsx'
import { useMayAct } from '../known-me.ts'
import { CopyForAdmin } from './copy-for-admin.tsx'
import { FixAddress } from './fix-address.tsx'
import { useIsMailDown } from './mail-down.tsx'
import { PersonLink } from './person-link.tsx'
import { QueueStep } from './queue-step.tsx'
import {
  failingText,
  isRefusal,
  mayHaveLeft,
  noReason,
  noSuchAddress,
  refusalText,
  triedAgain,
} from './queue-words.ts'
import { sampleSteps } from './sample-queue.ts'
import { WaysOfFailing } from './ways.tsx'
import { useTryGroup } from './use-try-group.tsx'

type Props = { alike: { provider: string; lastError?: string }; state: 'failed' | 'unknown' }

/** The steps of one group; each can be tried again by itself. */
export const FailedSteps = ({ alike, state }: Props) => {
  const pages = usePages()
  const answer = useAnswer(listFailedSteps, { ...alike, state, ...pages.asked })
  const again = useCommand(tryStepAgain)
  const isActing = useMayAct()
  const rowsNow = answer.data?.rows ?? []
  const group = useAnswer(listFailing, {}).data?.groups.find(
    (each) =>
      each.provider === alike.provider &&
      each.state === state &&
      each.lastError === (alike.lastError ?? null),
  )
  const all = useTryGroup()
  const isGone = rowsNow.length > 0 && rowsNow.every(({ isNoSuchAddress }) => isNoSuchAddress)
  const known = isGone ? noSuchAddress(rowsNow.length) : (alike.lastError ?? noReason)
  const isUnread = isLost(answer)
  const reason = answer.data || isUnread ? known.replace(/[.]$/, '') : 'Deliveries of one reason'
  const said = saidToAll(rowsNow)
  const shared = sharedStep(rowsNow)
  const isInDoubt = state === 'unknown'
  const needsAdmin = isRefusal(alike.lastError)
  const isDown = useIsMailDown() && alike.provider === 'mail'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={reason}>
      <Link to="/staff/queue/failing" className="back mb-1">
        All reasons
      </Link>
      <div className={isUnread ? 'sr-only' : 'sheet trouble lit mb-4'}>
        <span aria-hidden>
          <LitCount>{group && upTo(group.count)}</LitCount>
        </span>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="title-2 wrap-anywhere">
            {reason}
          </h2>
          <p>
            {group && `${failingText(group)}. `}
            {isInDoubt && answer.data && mayHaveLeft}
            {needsAdmin && refusalText}
          </p>
          {shared && (
            <p className="truncate text-sm text-soft">
              {[shared.subject, shared.campaign].filter(Boolean).join(' · ')}
            </p>
          )}
          {!isInDoubt && said !== null && (
            <details className="said text-sm">
              <summary className="unfold">What the server said</summary>
              <p className="text-soft wrap-anywhere">{said}</p>
            </details>
          )}
        </div>
        <div className="row-presses">
          {needsAdmin && said !== null && <CopyForAdmin className="press press-main" text={said} />}
          {group && group.count > 1 && all.button(group, needsAdmin && said !== null ? 'text' : undefined)}
        </div>
      </div>
      {all.notice}
      <Notice tone={again.error ? 'bad' : 'good'}>
        {again.error?.message ?? (again.data && triedAgain(again.data.count, isDown))}
      </Notice>
      <Answered
        of={answer}
        sample={{ rows: sampleSteps, next: null }}
        failed="These deliveries could not be loaded"
      >
        {({ rows, next }) => (
          <>
            {rows.length === 0 ? (
              <p className="aside">All of them are on their way again.</p>
            ) : (
              <DataTable
                lined
                label="Deliveries of this group"
                columns={[
                  ...(shared ? columns.filter((column) => column !== whatColumn) : columns),
                  ...(isAlike(rows) ? [] : [saidColumn]),
                  ...(isActing &&
                  rows.some((row) => row.isNoSuchAddress || (row.canTryAgain && !isDown) || isInDoubt)
                    ? [
                        actionColumn((id) => again.mutate({ id }), {
                          isBusy: again.isPending,
                          isInDoubt,
                          isDown,
                        }),
                      ]
                    : []),
                ]}
                rows={rows}
                idOf={({ id }) => id}
              />
            )}
            <Pages label="Pages of this group" pages={pages} next={next} />
            <WaysOfFailing />
          </>
        )}
      </Answered>
    </section>
  )
}

const whatColumn: Columns<FailedStep>[number] = {
  accessorKey: 'what',
  header: 'What',
  cell: ({ row }) => <QueueStep isBrief step={row.original} />,
}

const columns: Columns<FailedStep> = [
  {
    accessorKey: 'person',
    header: 'Person',
    cell: ({ row }) => <PersonLink person={row.original.person} nobody="The coach" />,
  },
  whatColumn,
  {
    accessorKey: 'at',
    header: 'Gave up',
    meta: { on: 'end' },
    cell: ({ row: { original: step } }) => (
      <span>
        <Moment at={step.at} />
        <span className="text-sm whitespace-nowrap text-soft max-md:hidden md:block">{` after ${counted(step.attempts, 'attempt')}`}</span>
      </span>
    ),
  },
]

const saidColumn: Columns<FailedStep>[number] = {
  accessorKey: 'said',
  header: 'What the server said',
  meta: { on: 'line' },
  cell: ({ row: { original } }) =>
    original.said === null ? (
      <span className="nothing">–</span>
    ) : (
      <span className="text-sm wrap-anywhere">{original.said}</span>
    ),
}

/** An answer without the address that it was about. */
const saidOf = ({ said }: FailedStep): string | null =>
  said && said.replaceAll(/[^\s<>]*\*\*\*(@|%40)[^\s<>()",;:]+/g, '…')

const isAlike = (rows: FailedStep[]) => new Set(rows.map(saidOf)).size <= 1

const keyOf = ({ what, campaign }: FailedStep) => `${what} ${campaign}`

/** The one email that all of several are; null: they differ. */
const sharedStep = (rows: FailedStep[]): FailedStep | null => {
  const [first] = rows
  return first && first.subject !== null && rows.length > 1 && new Set(rows.map(keyOf)).size === 1
    ? first
    : null
}

/** What every one was answered; null: not the same, or nothing. */
const saidToAll = (rows: FailedStep[]): string | null => {
  const [first] = rows
  return first && isAlike(rows) ? saidOf(first) : null
}

/** What can work: a corrected address, another attempt, or a question. `isInDoubt`: it may have arrived; `isDown`: none can leave. */
const actionColumn = (
  tryAgain: (id: string) => void,
  { isBusy, isInDoubt, isDown }: { isBusy: boolean; isInDoubt: boolean; isDown: boolean },
): Columns<FailedStep>[number] => ({
  id: 'again',
  header: () => <span className="sr-only">What you can do</span>,
  cell: ({ row: { original: step } }) => {
    if (step.isNoSuchAddress && step.person) return <FixAddress person={step.person} />
    if (isInDoubt && step.person)
      return (
        <a className="press press-text row-do" href={`mailto:${step.person.email}`}>
          Ask<span className="max-md:sr-only"> by email</span>
          <span className="sr-only">{`: ${step.person.name ?? step.person.email}`}</span>
        </a>
      )
    if (!step.canTryAgain)
      return (
        <span className="row-none text-sm text-soft">{step.person ? 'Gets no more email' : 'Is over'}</span>
      )
    if (isDown) return null
    return (
      <Button
        className="row-do"
        tone="text"
        disabled={isBusy}
        busy={false}
        aria-label={`Try again: ${step.person?.name ?? step.what}`}
        onClick={() => tryAgain(step.id)}
      >
        Try again
      </Button>
    )
  },
})
