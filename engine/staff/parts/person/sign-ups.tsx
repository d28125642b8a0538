import { useContext } from 'react'
import { pauseJourney, resumeJourney } from '../../../campaign/staff/person-commands.ts'
import type { Person, SignUp } from '../../../campaign/staff/people.ts'
import { useCommand } from '../../use-answer.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Moment } from '../moment.tsx'
import { useMayAct } from '../known-me.ts'
import { StateBadge } from '../state-badge.tsx'
import { states } from '../states.ts'
import { Report } from './report.ts'
import { SeatLine } from './seat-line.tsx'

/** The campaigns that the person is in, with journeys and seats. */
export const SignUps = ({ person: { lead, signUps, reach } }: { person: Person }) => (
  <section aria-labelledby="campaigns" className="min-w-0">
    <h2 id="campaigns" className="title-2 mb-3">
      Campaigns
    </h2>
    <ul className="sheet lines">
      {signUps.map((signUp) => (
        <li key={signUp.lead} className="grid gap-1.5 px-4 py-3">
          <div>
            <p className="font-semibold wrap-anywhere">{signUp.campaign ?? 'no campaign'}</p>
            <p className="text-sm text-soft">
              Signed up <Moment isWithin at={signUp.createdAt} />
            </p>
          </div>
          {signUp.journey && (
            <JourneyState
              lead={lead}
              campaign={signUp.campaign}
              journey={signUp.journey}
              isReached={reach === 'reachable'}
            />
          )}
          {signUp.seats.map((seat) => (
            <SeatLine key={seat.event} seat={seat} isNamed={seat.title !== signUp.campaign} />
          ))}
        </li>
      ))}
    </ul>
  </section>
)

type Props = {
  lead: string
  campaign: string | null
  journey: NonNullable<SignUp['journey']>
  isReached: boolean
}

const JourneyState = ({ lead, campaign, journey: { id, state, position, mails }, isReached }: Props) => {
  const isOpen = state === 'active' || state === 'paused'
  return (
    <>
      {isOpen && <Progress part={(position - 1) / mails} />}
      <div className="flex flex-wrap items-center gap-x-3">
        {isOpen && !isReached ? <Badge>journey sends nothing</Badge> : <StateBadge of={states.lead[state]} />}
        {isOpen && (
          <>
            <span className="text-sm text-soft">{`Email ${position} of ${mails}`}</span>
            {isReached && (
              <JourneySwitch lead={lead} campaign={campaign} journey={id} isPaused={state === 'paused'} />
            )}
          </>
        )}
      </div>
    </>
  )
}

const Progress = ({ part }: { part: number }) => (
  <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="seats-bar">
    <rect width="100" height="4" className="seats-bar-all" />
    <rect width={100 * part} height="4" className="seats-bar-taken" />
  </svg>
)

type Switch = { lead: string; campaign: string | null; journey: string; isPaused: boolean }

/** Pauses a journey, or lets it go on. */
export const JourneySwitch = ({ lead, campaign, journey, isPaused }: Switch) => {
  const canAct = useMayAct()
  const report = useContext(Report)
  const command = useCommand(isPaused ? resumeJourney : pauseJourney)
  if (!canAct) return null
  return (
    <>
      <Button
        className="ml-auto"
        busy={command.isPending}
        onClick={() => command.mutate({ lead, journey }, { onSuccess: report })}
      >
        {isPaused ? 'Resume' : 'Pause'}
        <span className="sr-only">{` the journey of ${campaign}`}</span>
      </Button>
      {command.error && (
        <p role="alert" className="col-span-full w-full text-sm font-normal text-bad">
          {command.error.message}
        </p>
      )}
    </>
  )
}
