import type { Due, Person } from '../../../campaign/staff/people.ts'
import { Badge } from '../badge.tsx'
import { Moment } from '../moment.tsx'
import { MailButton } from './mail-button.tsx'
import { stepName } from './step-name.ts'

/** What has not happened yet, the soonest first. */
export const DueList = ({ person: { lead, due, hasMoreDue } }: { person: Person }) => (
  <section aria-labelledby="due" className="mb-8">
    <h2 id="due" className="title-2">
      Coming up
    </h2>
    {due.length === 0 ? (
      <p className="mt-1 text-soft">Nothing is due.</p>
    ) : (
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {due.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-x-4 py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {nameOf(each)}
                {each.attempts > 0 && !each.isRunning && (
                  <Badge tone="warn">{`tried ${timesOf(each)}`}</Badge>
                )}
              </p>
              <p className="text-sm text-soft wrap-anywhere">
                {each.isRunning ? 'leaving now' : each.at === null ? 'soon' : <Moment at={each.at} />}
                {` · ${each.campaign}`}
              </p>
              {each.error !== null && <p className="text-sm text-warn">{each.error}</p>}
            </div>
            {each.mail?.subject != null && (
              <MailButton mail={{ lead, id: each.id, subject: each.mail.subject, canResend: false }} />
            )}
          </li>
        ))}
      </ul>
    )}
    {hasMoreDue && <p className="mt-1 text-sm text-soft">More is due than the hundred shown here.</p>}
  </section>
)

const nameOf = ({ mail, step }: Due) => (mail ? (mail.subject ?? mail.email) : stepName(step, null))

const timesOf = ({ attempts }: Due) => (attempts === 1 ? 'once' : `${attempts} times`)
