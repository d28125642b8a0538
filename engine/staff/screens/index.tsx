import { getToday } from '../../campaign/staff/today.ts'
import { Answered } from '../parts/answered.tsx'
import { zone } from '../parts/moment.tsx'
import { Screen } from '../parts/screen.tsx'
import { LeadFigures } from '../parts/today/lead-figures.tsx'
import { NewestLeads } from '../parts/today/newest-leads.tsx'
import { NextEvents } from '../parts/today/next-events.tsx'
import { Waiting } from '../parts/today/waiting.tsx'
import { useAnswer } from '../use-answer.ts'

/** What an owner wants to know in ten seconds. */
export default function TodayScreen() {
  return (
    <Screen title="Today">
      <Answered of={useAnswer(getToday, { zone })}>
        {({ waiting, leads, newest, events }) => (
          <div className="grid gap-10">
            <Waiting waiting={waiting} />
            <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
              <section aria-labelledby="today-leads">
                <h2 id="today-leads" className="title-2 mb-4">
                  Leads
                </h2>
                <LeadFigures {...leads} />
                <NewestLeads leads={newest} />
              </section>
              <NextEvents events={events} />
            </div>
          </div>
        )}
      </Answered>
    </Screen>
  )
}
