import { useEffect } from 'react'
import { getToday } from '../../campaign/staff/today.ts'
import { Answered } from '../parts/answered.tsx'
import { keepWaiting } from '../parts/known-waiting.ts'
import { zone } from '../parts/moment.tsx'
import { OnHold } from '../parts/queue/on-hold.tsx'
import { Scene } from '../parts/scene.tsx'
import { Screen } from '../parts/screen.tsx'
import { FirstSteps, NobodyYet } from '../parts/today/first-steps.tsx'
import { LeadFigures, UnknownLeads } from '../parts/today/lead-figures.tsx'
import { NewestLeads } from '../parts/today/newest-leads.tsx'
import { NextEvents } from '../parts/today/next-events.tsx'
import { sampleToday } from '../parts/today/sample-today.ts'
import { isQuiet, Waiting } from '../parts/today/waiting.tsx'
import { useAnswer } from '../use-answer.ts'

const dateText = () => date.format(new Date())
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })

/** What an owner wants to know in ten seconds. */
export default function TodayScreen() {
  const today = useAnswer(getToday, { zone })
  const { data } = today
  useEffect(() => {
    if (data) keepWaiting(data.waiting)
  }, [data])
  return (
    <Screen
      title="Today"
      lead={dateText()}
      figure={
        data
          ? data.newest.length > 0 && <LeadFigures {...data.leads} />
          : today.error === null && <UnknownLeads />
      }
    >
      <OnHold isLinked provider="mail" />
      <Answered of={today} sample={sampleToday()} failed="Today’s figures could not be loaded">
        {({ waiting, newest, events }) =>
          newest.length === 0 && isQuiet(waiting) ? (
            <Scene title="Nobody has signed up yet">
              <p>What to try first:</p>
              <FirstSteps events={events} />
            </Scene>
          ) : (
            <div className="today">
              <Waiting waiting={waiting} events={events} />
              <NextEvents events={events} />
              {newest.length === 0 ? <NobodyYet events={events} /> : <NewestLeads leads={newest} />}
            </div>
          )
        }
      </Answered>
    </Screen>
  )
}
