import { Passkeys } from '../parts/you/passkeys.tsx'
import { Screen } from '../parts/screen.tsx'
import { useMe } from '../parts/use-me.ts'

const rights = {
  owner: 'may do everything',
  editor: 'may do everything but name staff and erase people',
  viewer: 'may read, and change nothing',
}

/** How somebody signs in, and what they may see. */
export default function You() {
  const me = useMe()
  return (
    <Screen
      title="Your sign-in"
      lead={me && `You are ${me.role === 'viewer' ? 'a' : 'an'} ${me.role}: you ${rights[me.role]}.`}
    >
      <div className="sheet lines">
        <section className="setting" aria-labelledby="rights">
          <h2 id="rights" className="title-2">
            What you see
          </h2>
          <div className="grid gap-2">
            <p>
              {me?.coaches
                ? `You see the people of ${me.coaches.join(', ')}.`
                : 'You see the people of every coach.'}
            </p>
            <p className="text-sm text-soft">Who may sign in is written in the file campaigns/staff.yaml.</p>
          </div>
        </section>
        <Passkeys />
        <section className="setting" aria-labelledby="sessions">
          <h2 id="sessions" className="title-2">
            Sessions
          </h2>
          <div className="grid gap-4">
            <p>You are signed out after 30 minutes without a press, and after 12 hours.</p>
            <form method="post" action="/staff/sign-out" className="buttons">
              <button type="submit" className="press">
                Sign out
              </button>
              <button type="submit" className="press" name="everywhere" value="yes">
                Sign out everywhere
              </button>
            </form>
          </div>
        </section>
      </div>
    </Screen>
  )
}
