import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { Answered } from '../../parts/answered.tsx'
import { keepWaiting, knownWaiting } from '../../parts/known-waiting.ts'
import { Empty } from '../../parts/empty.tsx'
import { sampleSuspended } from '../../parts/queue/sample-queue.ts'
import { SeeWaiting } from '../../parts/queue/on-hold.tsx'
import { Trouble } from '../../parts/queue/trouble.tsx'
import { WaysOfSuspended } from '../../parts/queue/ways.tsx'
import { useTryNow } from '../../parts/queue/use-try-now.tsx'
import { useAnswer } from '../../use-answer.ts'

/** Providers that cannot be used at the moment: what waits for them goes on by itself. */
export default function SuspendedScreen() {
  const { notice, button } = useTryNow()
  const answer = useAnswer(listSuspended, {})
  useEffect(() => {
    if (answer.data) keepWaiting({ suspended: answer.data.providers.map(({ provider }) => provider) })
  }, [answer.data])
  return (
    <>
      {notice}
      <Answered
        of={answer}
        sample={{ providers: sampleProviders() }}
        failed="The suspended services could not be loaded"
      >
        {({ providers }) =>
          providers.length === 0 ? (
            <NoneSuspended />
          ) : (
            <>
              <ul className="sheet lines">
                {providers.toSorted(byHarm).map((each) => (
                  <li key={each.provider}>
                    <Trouble of={each}>
                      {each.waiting > 0 && (
                        <>
                          <SeeWaiting of={each} />
                          {button(each.provider)}
                        </>
                      )}
                    </Trouble>
                  </li>
                ))}
              </ul>
              <WaysOfSuspended />
            </>
          )
        }
      </Answered>
    </>
  )
}

const sampleProviders = () => {
  const { suspended } = knownWaiting()
  return (suspended.length > 0 ? suspended : ['mail']).map((provider, at) => ({
    ...sampleSuspended,
    provider,
    // Most have nothing that waits.
    waiting: at === 0 ? 1 : 0,
  }))
}

/** Without its mail server nothing leaves; then what holds most back. */
const byHarm = (one: Suspended, other: Suspended): number =>
  Number(other.provider === 'mail') - Number(one.provider === 'mail') || other.waiting - one.waiting

const NoneSuspended = () => (
  <Empty
    title="Every service works"
    step={
      <Link className="press press-main" to="/test-email">
        Run the email diagnostics
      </Link>
    }
  >
    A service that fails three times in a row, or refuses the password of your server, is suspended: its
    emails and leads wait here and leave by themselves once it works again.
  </Empty>
)
