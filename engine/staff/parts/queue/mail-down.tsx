import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { Ghost } from '../ghost.tsx'
import { knownWaiting } from '../known-waiting.ts'
import { Lamp } from '../lamp.tsx'
import { faultOf } from './queue-words.ts'
import { sampleSuspended } from './sample-queue.ts'
import { Since } from './since.tsx'

/** As it was read last until it is known. */
export const useSuspendedMail = (): { down: Suspended | undefined; isKnown: boolean; isPending: boolean } => {
  const { data, isPending } = useAnswer(listSuspended, {})
  const wasDown = knownWaiting().suspended.includes('mail')
  const down = data ? data.providers.find(({ provider }) => provider === 'mail') : wasDown && sampleSuspended
  return { down: down || undefined, isKnown: data !== undefined, isPending }
}

/** Whether the mail server cannot be used for now; as it was read last until that is known. */
export const useIsMailDown = (): boolean => useSuspendedMail().down !== undefined

/** Of a button that sends: where nothing leaves, a press only adds to what waits. */
export const useSendTone = () => (useIsMailDown() ? 'quiet' : 'main')

/** Whether `MailDown` says a reason already. */
export const useIsSaid = (): ((reason: string) => boolean) => {
  const { down, isKnown } = useSuspendedMail()
  return (reason) => isKnown && down !== undefined && faultOf(down).startsWith(reason)
}

/** The one form of an outage, on top of each screen that it is about: why nothing leaves for now, and what becomes of it. */
export const MailDown = () => {
  const { down, isKnown, isPending } = useSuspendedMail()
  // What could not be read, the screen itself says.
  if (!down || !(isKnown || isPending)) return null
  return isKnown ? (
    <Strip down={down} />
  ) : (
    <Ghost>
      <Strip down={down} />
    </Ghost>
  )
}

const Strip = ({ down }: { down: Suspended }) => (
  <div className="sheet lit mail-down print:hidden">
    <Lamp tone="bad" />
    <p className="min-w-0">
      <b className="font-semibold">
        No email has left
        {down.since !== null && (
          <>
            {' '}
            since <Since at={down.since} />
          </>
        )}
        .
      </b>{' '}
      {`${faultOf(down)} Nothing is lost: `}
      <Link to="/staff/queue/suspended">see what waits</Link>.
    </p>
  </div>
)
