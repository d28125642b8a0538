import type { UseQueryResult } from '@tanstack/react-query'
import { endSession, type Session } from '../../../campaign/staff/sessions.ts'
import { useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Moment } from '../moment.tsx'
import { sampleAt, samples } from '../sample.ts'
import { Notice } from '../notice.tsx'
import { SignOut } from './sign-out.tsx'

type Sessions = { sessions: Session[] }

/** Where this person is signed in. */
export const Devices = ({ of }: { of: UseQueryResult<Sessions> }) => (
  <Answered of={of} sample={{ sessions: sampleSessions }}>
    {({ sessions }) => (
      <section aria-labelledby="devices">
        <h2 id="devices" className="title-2 mb-3">
          Signed-in devices
        </h2>
        <List sessions={sessions} />
      </section>
    )}
  </Answered>
)

const sampleSessions: Session[] = samples(2, (id, at) => ({
  id,
  browser: 'Chrome on Windows',
  firstAt: sampleAt,
  lastAt: sampleAt,
  isThis: at === 0,
}))

const List = ({ sessions }: Sessions) => {
  const end = useCommand(endSession)
  return (
    <>
      <Notice tone="bad">{end.error?.message}</Notice>
      <div className="sheet lines">
        <ul className="lines">
          {sessions.map(({ id, browser, firstAt, lastAt, isThis }) => (
            <li key={id} className="device">
              <div className="min-w-0">
                <p className="device-name">
                  {browser ?? 'Unknown browser'}
                  {isThis && <Badge tone="good">This device</Badge>}
                </p>
                <p className="device-times text-sm text-soft">
                  <span>
                    Since <Moment isWithin at={firstAt} />
                  </span>
                  <span>
                    Last seen <Moment isWithin at={lastAt} />
                  </span>
                </p>
              </div>
              {isThis ? (
                <SignOut className="press-text">Sign out</SignOut>
              ) : (
                <Button
                  busy={end.isPending && end.variables.id === id}
                  aria-label={`Sign out ${browser ?? 'the unknown browser'}`}
                  onClick={() => end.mutate({ id })}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div className="device device-foot">
          <p className="text-sm text-soft">
            A device is signed out after 30 minutes without use, and after 12 hours in any case.
          </p>
          {sessions.length > 1 && <SignOut everywhere>Sign out everywhere</SignOut>}
        </div>
      </div>
    </>
  )
}
