import type { Bounce } from '../../../campaign/staff/queue/bounces.ts'
import { CoachName } from '../coach-face.tsx'
import type { Columns } from '../data-table.tsx'
import { Moment } from '../moment.tsx'
import { states } from '../states.ts'
import { FixAddress } from './fix-address.tsx'
import { PersonLink } from './person-link.tsx'
import { bounceDetail } from './queue-words.ts'

export const bounceColumns: Columns<Bounce> = [
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

export const actingOnBounces: Columns<Bounce> = [
  ...bounceColumns,
  {
    id: 'fix',
    header: () => <span className="sr-only">What you can do</span>,
    cell: ({ row: { original } }) => <Fix bounce={original} />,
  },
]

/** In plain words, with what the server said behind them. */
const Why = ({ bounce }: { bounce: Bounce }) => (
  <div>
    <p className="fills font-medium text-ink">{whyText(bounce)}</p>
    {bounce.said !== null && (
      <details className="said text-sm">
        <summary className="unfold">What the server said</summary>
        <p className="text-soft wrap-anywhere">{bounce.said}</p>
      </details>
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

/** Who reported spam may still expect to hear of a seat: a person can write, Porchlight does not. */
const Fix = ({ bounce: { reason, person, seat } }: { bounce: Bounce }) => {
  if (!person) return null
  if (reason === 'refused') return <FixAddress person={person} />
  return (
    seat !== null && (
      <a className="press press-text row-do" href={`mailto:${person.email}`}>
        Write yourself<span className="sr-only">{` to ${person.name ?? person.email}`}</span>
      </a>
    )
  )
}
