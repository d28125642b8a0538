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
      lead={
        me &&
        `${me.name ?? me.staff} is ${me.role === 'viewer' ? 'a' : 'an'} ${me.role} and ${rights[me.role]}.`
      }
    >
      <div className="grid max-w-3xl gap-5">
        <section className="panel" aria-labelledby="rights">
          <h2 id="rights" className="title-2">
            What you see
          </h2>
          <p className="mt-1 text-soft">
            {me?.coaches
              ? `You see the people of ${me.coaches.join(', ')}.`
              : 'You see the people of every coach.'}{' '}
            The file campaigns/staff.yaml says who may sign in.
          </p>
        </section>
        <Passkeys />
        <section className="panel" aria-labelledby="sessions">
          <h2 id="sessions" className="title-2">
            Sessions
          </h2>
          <p className="mt-1 mb-4 text-soft">
            A session ends after 30 minutes without a request, and after 12 hours.
          </p>
          <form method="post" action="/staff/sign-out" className="buttons">
            <button type="submit" className="press">
              Sign out
            </button>
            <button type="submit" className="press" name="everywhere" value="yes">
              Sign out everywhere
            </button>
          </form>
        </section>
      </div>
    </Screen>
  )
}
