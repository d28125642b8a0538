import { Link } from 'react-router-dom'
import { getToday } from '../../campaign/staff/today.ts'
import { Answered } from '../parts/answered.tsx'
import { zone } from '../parts/moment.tsx'
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
      <Answered of={useAnswer(getToday, { zone })}>
        {({ waiting, leads, newest, events }) => (
          <div className="grid gap-8">
            <Waiting waiting={waiting} />
            <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[5fr_3fr]">
              <section aria-labelledby="today-leads">
                <div className="panel-head">
                  <h2 id="today-leads" className="title-2">
                    Leads
                  </h2>
                  <Link className="text-sm font-semibold" to="/staff/leads">
                    See all
                  </Link>
                </div>
                <LeadFigures {...leads} />
                {newest.length === 0 ? <FirstSteps /> : <NewestLeads leads={newest} />}
              </section>
              <NextEvents events={events} />
            </div>
          </div>
        )}
      </Answered>
    </Screen>
  )
}
