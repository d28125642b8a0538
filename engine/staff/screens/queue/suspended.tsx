import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { Answered } from '../../parts/answered.tsx'
import { upTo } from '../../parts/counted.ts'
import { keepWaiting, knownWaiting } from '../../parts/known-waiting.ts'
import { Empty } from '../../parts/empty.tsx'
import { DueList } from '../../parts/queue/due-list.tsx'
import { providerName } from '../../parts/queue/queue-words.ts'
import { sampleSuspended } from '../../parts/queue/sample-queue.ts'
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
      <Answered of={answer} sample={{ providers: sampleProviders() }}>
        {({ providers }) =>
          providers.length === 0 ? (
            <NoneSuspended />
          ) : (
            <>
              <ul className="sheet lines">
                {providers.toSorted(byHarm).map((each) => (
                  <li key={each.provider}>
                    <Trouble of={each}>
                      {each.waiting === 0 ? (
                        <span className="text-sm text-soft">No delivery waits</span>
                      ) : (
                        button(each.provider)
                      )}
                    </Trouble>
                  </li>
                ))}
              </ul>
              <Held providers={providers} />
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
  return (suspended.length > 0 ? suspended : ['mail']).map((provider) => ({ ...sampleSuspended, provider }))
}

const mostShown = 5

/** Whom the first of them keeps waiting. */
const Held = ({ providers }: { providers: Suspended[] }) => {
  const held = providers.toSorted(byHarm).find(({ waiting }) => waiting > 0)
  if (!held) return null
  return (
    <section className="mt-10" aria-labelledby="held">
      <div className="panel-head">
        <h2 id="held" className="title-2">
          Waiting for{' '}
          {providerName(held.provider) === 'Mail server' ? 'the mail server' : providerName(held.provider)}
        </h2>
        {held.waiting > mostShown && (
          <Link className="link" to={waitingFor(held.provider)}>
            {`See all ${upTo(held.waiting)}`}
          </Link>
        )}
      </div>
      <DueList provider={held.provider} most={mostShown} />
    </section>
  )
}

/** Without its mail server nothing leaves; then what holds most back. */
const byHarm = (one: Suspended, other: Suspended): number =>
  Number(other.provider === 'mail') - Number(one.provider === 'mail') || other.waiting - one.waiting

const waitingFor = (provider: string) => `/staff/queue?provider=${encodeURIComponent(provider)}`

const NoneSuspended = () => (
  <Empty
    title="Every service works"
    step={
      <Link className="press" to="/staff/queue">
        See what is due
      </Link>
    }
  >
    The mail server, a mailing list or a webhook that fails three times in a row, or refuses our sign‑in, is
    paused and listed here until it works again.
  </Empty>
)
