import { Link } from 'react-router-dom'
import { listSuspended, type Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { useAnswer } from '../../use-answer.ts'
import { upTo } from '../counted.ts'
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

/** Beside a press that sends: where nothing leaves, it only adds to what waits. */
export const OnceBack = ({ children = 'It leaves once the mail server is back.' }: { children?: string }) =>
  useIsMailDown() && <p className="text-sm text-soft">{children}</p>

/** Whether `MailDown` says a reason already. */
export const useIsSaid = (): ((reason: string) => boolean) => {
  const { down, isKnown } = useSuspendedMail()
  return (reason) => isKnown && down !== undefined && faultOf(down).startsWith(reason)
}

/** An outage in one line, on top of each screen that it holds back; `OnHold` says what can be done. */
export const MailDown = () => {
  const { down, isKnown, isPending } = useSuspendedMail()
  // What could not be read, the screen itself says.
  if (!down || !(isKnown || isPending)) return null
  return isKnown ? (
    <Line down={down} />
  ) : (
    <Ghost>
      <Line down={down} />
    </Ghost>
  )
}

const Line = ({ down }: { down: Suspended }) => (
  <Link to="/staff/queue/suspended" className="sheet lit mail-down print:hidden">
    <Lamp />
    <span className="truncate">
      <b className="font-semibold">
        No email has left
        {down.since !== null && (
          <>
            {' '}
            since <Since at={down.since} />
          </>
        )}
      </b>
      {down.waiting > 0 && ` · ${upTo(down.waiting)} ${down.waiting === 1 ? 'waits' : 'wait'}`}
      <span className="text-soft max-lg:hidden">{` · ${faultOf(down)}`}</span>
    </span>
    <span aria-hidden className="go ml-auto" />
  </Link>
)
