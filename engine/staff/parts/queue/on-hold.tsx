import { useEffect } from 'react'
import type { DueQueue } from '../../../campaign/staff/queue/due.ts'
import { listSuspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { Ghost } from '../ghost.tsx'
import { keepWaiting } from '../known-waiting.ts'
import { sampleSuspended } from './sample-queue.ts'
import { Trouble } from './trouble.tsx'
import { useTryNow } from './use-try-now.tsx'

type Props = { queue: Pick<DueQueue, 'provider' | 'isSuspended'> }

/** What does not leave for one provider, and the press that tries it. */
export const OnHold = ({ queue: { provider, isSuspended } }: Props) => {
  const { notice, button } = useTryNow()
  const { data, isPending } = useAnswer(listSuspended, {})
  const suspended = data?.providers.find((each) => each.provider === provider)
  useEffect(() => {
    if (data) keepWaiting({ suspended: data.providers.map((each) => each.provider) })
  }, [data])
  const trouble = (of = sampleSuspended) => (
    <div className="sheet mb-4">
      <Trouble of={of}>{button(provider)}</Trouble>
    </div>
  )
  return (
    <>
      {notice}
      {suspended ? trouble(suspended) : isPending && isSuspended && <Ghost>{trouble()}</Ghost>}
    </>
  )
}
