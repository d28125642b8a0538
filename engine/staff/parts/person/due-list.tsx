import { useState } from 'react'
import type { Due, Person } from '../../../campaign/staff/people.ts'
import { Badge } from '../badge.tsx'
import { Moment } from '../moment.tsx'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { MailButton } from './mail-button.tsx'
import { stepName } from './step-name.ts'

const few = 3

/**
 * What will be sent or done next, the soonest first; of an address that gets no email, which emails stay where they are.
 */
export const DueList = ({ person: { lead, signUps, due, hasMoreDue, reach } }: { person: Person }) => {
  const [isWhole, setWhole] = useState(false)
  const isReached = reach === 'reachable'
  const ordered = isReached ? due : due.toSorted((one, two) => Number(isMail(one)) - Number(isMail(two)))
  const hasSeat = signUps.some(({ seats }) => seats.some(({ isComing }) => isComing))
  const shown = isWhole ? ordered : ordered.slice(0, few)
  if (due.length === 0 && hasSeat) return null
  return (
    <section aria-labelledby="due" className="min-w-0">
      <h2 id="due" className="title-2 mb-3">
        {due.length > 0 && !isReached && due.every(isMail) ? 'Will not be sent' : 'Coming up'}
      </h2>
      {due.length === 0 ? (
        <p className="aside">Nothing is planned.</p>
      ) : (
        <ul className="sheet lines">
          {shown.map((each) => (
            <DueLine key={each.id} lead={lead} due={each} isStopped={!isReached && isMail(each)} />
          ))}
        </ul>
      )}
      {shown.length < due.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {`Show all ${due.length}`}
        </button>
      )}
      {isWhole && hasMoreDue && (
        <p className="mt-1 text-sm text-soft">More is planned than the hundred shown here.</p>
      )}
    </section>
  )
}

const isMail = ({ mail }: Due) => mail !== null

const DueLine = ({ lead, due, isStopped }: { lead: string; due: Due; isStopped: boolean }) => (
  <li className="line flex-nowrap justify-between">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {nameOf(due)}
        {isStopped ? (
          <Badge>will not be sent</Badge>
        ) : (
          due.attempts > 0 && !due.isRunning && <StateBadge of={states.email.waiting} />
        )}
      </p>
      <p className="text-sm text-soft wrap-anywhere">
        {!isStopped && (
          <>
            {due.isRunning ? 'Leaving now' : due.at === null ? 'Soon' : <Moment at={due.at} />}
            {due.attempts > 0 && ` · tried ${timesOf(due)}`}
            {' · '}
          </>
        )}
        {due.campaign}
      </p>
      {!isStopped && due.error !== null && <p className="text-sm text-soft">{due.error}</p>}
    </div>
    {due.mail?.subject != null && (
      <MailButton mail={{ lead, id: due.id, subject: due.mail.subject, canResend: false }} />
    )}
  </li>
)

const nameOf = ({ mail, step }: Due) => (mail ? (mail.subject ?? mail.email) : stepName(step, null))

const timesOf = ({ attempts }: Due) => (attempts === 1 ? 'once' : `${attempts} times`)
