import { Link } from 'react-router-dom'
import { getToday } from '../../campaign/staff/today.ts'
import { Answered } from '../parts/answered.tsx'
import { zone } from '../parts/moment.tsx'
import { Pending } from '../parts/pending.tsx'
import { Screen } from '../parts/screen.tsx'
import { FirstSteps } from '../parts/today/first-steps.tsx'
import { LeadFigures } from '../parts/today/lead-figures.tsx'
import { NewestLeads } from '../parts/today/newest-leads.tsx'
import { NextEvents } from '../parts/today/next-events.tsx'
import { Waiting } from '../parts/today/waiting.tsx'
import { useAnswer } from '../use-answer.ts'

const dateText = () => date.format(new Date())
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })

/** What an owner wants to know in ten seconds. */
export default function TodayScreen() {
  return (
    <Screen title="Today" lead={dateText()}>
      <Answered of={useAnswer(getToday, { zone })} pending={<Pending like="today" rows={5} />}>
        {({ waiting, leads, newest, events }) => (
          <div className="today">
            <Waiting waiting={waiting} />
            <section aria-labelledby="today-leads" className="min-w-0">
              <div className="panel-head">
                <h2 id="today-leads" className="title-2">
                  Leads
                </h2>
                <Link className="link -my-2.5 text-sm" to="/staff/leads">
                  See all
                </Link>
              </div>
              <LeadFigures {...leads} />
            </section>
            {newest.length === 0 ? <FirstSteps /> : <NewestLeads leads={newest} />}
            <NextEvents events={events} />
          </div>
        )}
      </Answered>
    </Screen>
  )
}
