import type { ReactNode } from 'react'
import type { View } from '../../campaign/release/view.ts'
import { staffWords } from '../../words/en.ts'
import { StaffHouse } from './staff-house.tsx'
import { Steps } from './steps.tsx'
import { Moment, Pairs } from './table.tsx'

type Props = { site: string } & Extract<View, { page: 'staff/submission' }>['data']

export const Submission = ({ site, submission, rows, steps, mayAct }: Props) => (
  <StaffHouse site={site}>
    <h1 className="title-2xl">{submission.email}</h1>
    <Pairs
      pairs={[
        [staffWords.campaign, submission.campaign],
        [staffWords.state, submission.state],
        ...quarantinePair(submission.quarantineReason),
        [staffWords.received, <Moment key="at" at={submission.createdAt} />],
        [staffWords.request, <code key="id">{submission.requestId}</code>],
      ]}
    />
    {mayAct && submission.state === 'held' && <Approve id={submission.id} />}
    <h2 className="title-xl mt-10">{staffWords.answers}</h2>
    <Pairs pairs={Object.entries(submission.values)} />
    <h2 className="title-xl mt-10">{staffWords.steps}</h2>
    <Steps submission={submission.id} steps={steps} mayAct={mayAct} />
    <h2 className="title-xl mt-10">{staffWords.rows}</h2>
    {rows.length === 0 && <p className="quiet mt-4">{staffWords.noRows}</p>}
    {rows.map(({ table, row }, index) => (
      <section key={index} className="mt-6">
        <h3 className="subtitle">
          <code>{table}</code>
        </h3>
        <Pairs pairs={Object.entries(row)} />
      </section>
    ))}
  </StaffHouse>
)

const quarantinePair = (reason: string | null): [string, ReactNode][] =>
  reason === null ? [] : [[staffWords.quarantineReason, staffWords.quarantineReasons[reason] ?? reason]]

const Approve = ({ id }: { id: string }) => (
  <form className="mt-6" method="post" action={`/staff/submissions/${id}/approve`}>
    <p>{staffWords.approveText}</p>
    <button className="btn mt-4" type="submit">
      {staffWords.approve}
    </button>
  </form>
)
