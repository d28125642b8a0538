import { Link } from 'react-router-dom'
import { listBounces, type Bounce } from '../../../campaign/staff/queue/bounces.ts'
import { Answered } from '../../parts/answered.tsx'
import { Badge } from '../../parts/badge.tsx'
import { DataTable, type Columns } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Moment } from '../../parts/moment.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { PersonLink } from '../../parts/queue/person-link.tsx'
import { mayAct, useMe } from '../../parts/use-me.ts'
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
    accessorKey: 'said',
    meta: { on: 'line' },
    header: 'What the server said',
    cell: ({ row: { original } }) =>
      original.said === null ? (
        <span className="nothing">–</span>
      ) : (
        <code className="text-sm">{original.said}</code>
      ),
  },
  { accessorKey: 'brand', header: 'Coach' },
  {
    accessorKey: 'at',
    header: 'When',
    meta: { on: 'end' },
    cell: ({ row }) => <Moment at={row.original.at} />,
  },
]

const withoutAnswer = columns.filter((column) => !('accessorKey' in column && column.accessorKey === 'said'))

/** A mistyped address is corrected on the person's page. */
const Why = ({ bounce: { reason, person } }: { bounce: Bounce }) => {
  const isActing = mayAct(useMe())
  if (reason === 'complaint') return <Badge tone="bad">Reported as spam</Badge>
  return (
    <span className="justify-items-start gap-1 md:grid">
      <Badge tone="bad">Address refused</Badge>
      {isActing && person && (
        <Link to={`/staff/people/${person.id}?do=fix`} className="link row-do">
          Fix the address<span className="sr-only">{` of ${person.name ?? person.email}`}</span>
        </Link>
      )}
    </span>
  )
}

/** Addresses that get no mail any more. */
export default function Bounces() {
  const pages = usePages()
  return (
    <Answered of={useAnswer(listBounces, pages.asked)}>
      {({ rows, next }) =>
        rows.length === 0 && pages.isFirst ? (
          <Empty
            title="No email has bounced"
            icon="check"
            step={
              <Link className="press" to="/staff/queue">
                See what is due
              </Link>
            }
          >
            People whose address does not exist, or who report an email as spam, appear here. They get no
            further email.
          </Empty>
        ) : (
          <>
            <DataTable
              lined
              label="Bounces"
              columns={rows.some(({ said }) => said !== null) ? columns : withoutAnswer}
              rows={rows}
              idOf={({ id }) => id}
            />
            <Pages label="Pages of bounces" pages={pages} next={next} />
          </>
        )
      }
    </Answered>
  )
}
