import { getMe } from '../../campaign/staff/me.ts'
import { Answered } from '../parts/answered.tsx'
import { forgetMe } from '../parts/known-me.ts'
import { Screen } from '../parts/screen.tsx'
import { nameOfMe, rights } from '../parts/use-me.ts'
import { Passkeys } from '../parts/you/passkeys.tsx'
import { useAnswer } from '../use-answer.ts'

/** Who is signed in, what they may see, and how they sign in. */
export default function You() {
  const answer = useAnswer(getMe, {})
  return (
    <Screen title="Your sign-in" lead="Who you are here, and how you get in.">
      <div className="sheet lines">
        <section className="setting" aria-labelledby="rights">
          <h2 id="rights" className="title-2">
            You
          </h2>
          <Answered
            of={answer}
            pending={<div className="bone" />}
            failed="Who you are could not be read"
            isAside
          >
            {(me) => (
              <div className="grid gap-1">
                <p className="font-semibold">{nameOfMe(me)}</p>
                {me.name !== null && me.staff.includes('@') && <p className="text-soft">{me.staff}</p>}
                <p>{`You are ${me.role === 'viewer' ? 'a' : 'an'} ${me.role}: you ${rights[me.role]}.`}</p>
                <p>
                  {me.coaches
                    ? `You see the people of ${me.coaches.join(', ')}.`
                    : 'You see the people of every coach.'}
                </p>
              </div>
            )}
          </Answered>
        </section>
        <section className="setting" aria-labelledby="sessions">
          <h2 id="sessions" className="title-2">
            Signed-in devices
          </h2>
          <div className="grid gap-4">
            <p>Each device is signed out after 30 minutes without a press, and after 12 hours.</p>
            <form method="post" action="/staff/sign-out" className="buttons" onSubmit={forgetMe}>
              <button type="submit" className="press">
                Sign out
              </button>
              <button type="submit" className="press" name="everywhere" value="yes">
                Sign out everywhere
              </button>
            </form>
          </div>
        </section>
        <Passkeys />
      </div>
    </Screen>
  )
}
