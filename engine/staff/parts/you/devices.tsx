import { endSession, listSessions, type Session } from '../../../campaign/staff/sessions.ts'
import { useAnswer, useCommand } from '../../use-answer.ts'
import { Answered } from '../answered.tsx'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { isLost } from '../failed.tsx'
import { forgetMe } from '../../forget-me.ts'
import { Moment } from '../moment.tsx'
import { sampleAt, samples } from '../sample.ts'
import { Notice } from '../notice.tsx'

/** Where this person is signed in. */
export const Devices = () => {
  const answer = useAnswer(listSessions, {})
  return (
    <section className="setting" aria-labelledby="devices">
      <h2 id="devices" className="title-2">
        Signed-in devices
      </h2>
      <div className="grid gap-4">
        <p>A device is signed out after 30 minutes without use, and after 12 hours in any case.</p>
        <Answered
          of={answer}
          sample={{ sessions: sampleSessions }}
          failed="The devices could not be loaded"
          isAside
        >
          {({ sessions }) => <List sessions={sessions} />}
        </Answered>
        {/* They can leave all the same. */}
        {isLost(answer) && (
          <div className="buttons">
            <SignOut label="Sign out this device" />
            <SignOutEverywhere />
          </div>
        )}
      </div>
    </section>
  )
}

const sampleSessions: Session[] = samples(2, (id, at) => ({
  id,
  browser: 'Chrome on Windows',
  firstAt: sampleAt,
  lastAt: sampleAt,
  isThis: at === 0,
}))

const List = ({ sessions }: { sessions: Session[] }) => {
  const end = useCommand(endSession)
  return (
    <>
      <Notice tone="bad">{end.error?.message}</Notice>
      <ul className="devices lines">
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
              <SignOut />
            ) : (
              <Button
                className="press-quiet"
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
      <div className="mt-4">
        <SignOutEverywhere />
      </div>
    </>
  )
}

const SignOut = ({ label = 'Sign out' }) => (
  <form method="post" action="/staff/sign-out" className="buttons" onSubmit={forgetMe}>
    <Button type="submit" className="press-quiet" busy={false}>
      {label}
    </Button>
  </form>
)

const SignOutEverywhere = () => (
  <form method="post" action="/staff/sign-out" className="buttons" onSubmit={forgetMe}>
    <Button type="submit" busy={false} name="everywhere" value="yes">
      Sign out everywhere
    </Button>
  </form>
)
