import { clsx } from 'clsx'
import { listBounces, type Bounce } from '../../../campaign/staff/queue/bounces.ts'
import { Answered } from '../../parts/answered.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Pages, usePages } from '../../parts/pages.tsx'
import { actingOnBounces, bounceColumns } from '../../parts/queue/bounce-columns.tsx'
import { sampleBounces } from '../../parts/queue/sample-queue.ts'
import { WaysOfBounces } from '../../parts/queue/ways.tsx'
import { useMayAct } from '../../parts/known-me.ts'
import { useAnswer } from '../../use-answer.ts'

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
            <div className="grid gap-8">
              {bySeat(rows).map(({ seat, bounces }) => (
                <section key={seat}>
                  <h2
                    className={clsx(
                      'title-2 mb-3',
                      bounces.length === rows.length && seat === null && 'sr-only',
                    )}
                  >
                    {headingOf(seat, bounces.length)}
                  </h2>
                  <DataTable
                    lined
                    label={`Bounces: ${seat ?? 'without a seat'}`}
                    columns={isActing ? actingOnBounces : bounceColumns}
                    rows={bounces}
                    idOf={({ id }) => id}
                  />
                </section>
              ))}
            </div>
            <Pages label="Pages of bounces" pages={pages} next={next} />
            <WaysOfBounces />
          </>
        )
      }
    </Answered>
  )
}

/** First those who miss what they expect. */
const bySeat = (rows: Bounce[]): { seat: string | null; bounces: Bounce[] }[] =>
  [...Map.groupBy(rows, ({ seat }) => seat)]
    .map(([seat, bounces]) => ({ seat, bounces }))
    .toSorted((one, other) => Number(one.seat === null) - Number(other.seat === null))

const headingOf = (seat: string | null, count: number): string => {
  if (seat === null) return 'Without a seat'
  return `${count} ${count === 1 ? 'has' : 'have'} a seat at ${seat} and ${count === 1 ? 'hears' : 'hear'} nothing from us`
}
