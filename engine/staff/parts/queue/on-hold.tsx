import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { listSuspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { upTo } from '../counted.ts'
import { Ghost } from '../ghost.tsx'
import { keepWaiting, knownWaiting } from '../known-waiting.ts'
import { sampleSuspended } from './sample-queue.ts'
import { Trouble } from './trouble.tsx'
import { useTryNow } from './use-try-now.tsx'

/** `isLinked`: what waits is on another screen. */
type Props = { provider: string; isLinked?: boolean }

/** What does not leave for one provider, and the press that tries it. */
export const OnHold = ({ provider, isLinked = false }: Props) => {
  const { notice, button } = useTryNow()
  const { data, isPending } = useAnswer(listSuspended, {})
  const suspended = data?.providers.find((each) => each.provider === provider)
  const isExpected = isPending && knownWaiting().suspended.includes(provider)
  useEffect(() => {
    if (data) keepWaiting({ suspended: data.providers.map((each) => each.provider) })
  }, [data])
  const trouble = (of = { ...sampleSuspended, provider }) => (
    <div className="sheet mb-6">
      <Trouble of={of}>
        {of.waiting > 0 && (
          <>
            {isLinked && <SeeWaiting of={of} />}
            {button(provider)}
          </>
        )}
      </Trouble>
    </div>
  )
  return (
    <>
      {notice}
      {suspended ? trouble(suspended) : isExpected && <Ghost>{trouble()}</Ghost>}
    </>
  )
}

/** Leads to what waits for a provider. */
export const SeeWaiting = ({ of: { provider, waiting } }: { of: { provider: string; waiting: number } }) => (
  <Link className="press press-text" to={`/staff/queue?provider=${encodeURIComponent(provider)}`}>
    {waiting === 1 ? 'See it' : `See all ${upTo(waiting)}`}
  </Link>
)
