import { listBounces, type Bounce } from '../../../campaign/staff/queue/bounces.ts'
import { Answered } from '../../parts/answered.tsx'
import { CoachName } from '../../parts/coach-face.tsx'
import { DataTable, type Columns } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { FixAddress } from '../../parts/queue/fix-address.tsx'
import { PersonLink } from '../../parts/queue/person-link.tsx'
import { bounceDetail } from '../../parts/queue/queue-words.ts'
import { sampleBounces } from '../../parts/queue/sample-queue.ts'
import { WaysOfBounces } from '../../parts/queue/ways.tsx'
import { useMayAct } from '../../parts/known-me.ts'
import { states } from '../../parts/states.ts'
import { useAnswer } from '../../use-answer.ts'

const columns: Columns<Bounce> = [
  {
    accessorKey: 'person',
    header: 'Person',
    cell: ({ row }) => <PersonLink person={row.original.person} nobody="Nobody who is still known" />,
  },
  {
    accessorKey: 'reason',
    header: 'Why',
    cell: ({ row }) => <Why bounce={row.original} />,
  },
  {
    accessorKey: 'brand',
    header: 'Coach',
    meta: { isWide: true },
    cell: ({ row: { original } }) => (
      <span className="max-xl:hidden">
        <CoachName coach={original.coach} brand={original.brand} />
      </span>
    ),
  },
  {
    accessorKey: 'at',
    header: 'When',
    meta: { on: 'end' },
    cell: ({ row }) => <Moment at={row.original.at} />,
  },
]

const acting: Columns<Bounce> = [
  ...columns,
  {
    id: 'fix',
    header: () => <span className="sr-only">What you can do</span>,
    cell: ({ row: { original } }) => <Fix bounce={original} />,
  },
]

/** In plain words, with what the server said behind them, and what it means for an event. */
const Why = ({ bounce }: { bounce: Bounce }) => (
  <div>
    {bounce.said === null ? (
      <p className="fills font-medium text-ink">{whyText(bounce)}</p>
    ) : (
      <details className="said">
        <summary className="unfold fills font-medium">{whyText(bounce)}</summary>
        <p className="text-sm text-soft wrap-anywhere">{bounce.said}</p>
      </details>
    )}
    {bounce.seat !== null && (
      <p className="text-sm text-soft">{`Has a seat at ${bounce.seat}, and gets no email about it.`}</p>
    )}
    <p className="text-sm text-soft max-md:hidden xl:hidden">
      <CoachName coach={bounce.coach} brand={bounce.brand} />
    </p>
  </div>
)

const whyText = ({ reason, said }: Bounce): string => {
  const { word } = states.address[reason]
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}${reason === 'refused' ? bounceDetail(said) : ': gets no email ever again'}`
}

const Fix = ({ bounce: { reason, person } }: { bounce: Bounce }) =>
  reason === 'refused' && person && <FixAddress person={person} />

/** Addresses that get no mail any more. */
export default function Bounces() {
  const pages = usePages()
  const isActing = useMayAct()
  return (
    <Answered
      of={useAnswer(listBounces, pages.asked)}
      sample={{ rows: sampleBounces, next: null }}
      failed="The bounces could not be loaded"
    >
      {({ rows, next }) =>
        rows.length === 0 && pages.isFirst ? (
          <Empty title="No email has come back">
            An address that bounces, and whoever reports an email as spam, appears here and gets no more
            email. A mistyped address can be corrected.
          </Empty>
        ) : (
          <>
            <p className="mb-4 text-soft">Spam reports first, then the newest.</p>
            <DataTable
              lined
              label="Bounces"
              columns={isActing ? acting : columns}
              rows={rows}
              idOf={({ id }) => id}
            />
            <Pages label="Pages of bounces" pages={pages} next={next} />
            <WaysOfBounces />
          </>
        )
      }
    </Answered>
  )
}
