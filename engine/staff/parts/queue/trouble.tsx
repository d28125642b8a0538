import type { ReactNode } from 'react'
import type { Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { upTo } from '../counted.ts'
import { Lamp, LitCount } from '../lamp.tsx'
import { Ahead, minutesUntil } from './ahead.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { CopyForAdmin } from './copy-for-admin.tsx'
import { effectOf, faultOf, forAdmin, idleText, waitingText, whatFails } from './queue-words.ts'
import { Since } from './since.tsx'

type Props = { of: Suspended; children: ReactNode }

/** What does not happen and since when, why, when it is tried next, and what can be done. */
export const Trouble = ({ of, children }: Props) => {
  const isOnline = useIsOnline()
  const text = forAdmin(of)
  if (of.waiting === 0 && of.provider !== 'mail') return <Idle of={of} />
  return (
    <div className="trouble lit">
      {of.waiting === 0 ? (
        <Lamp />
      ) : (
        <span aria-hidden className="counted">
          <LitCount>{upTo(of.waiting)}</LitCount>
          {of.waiting === 1 ? 'waits' : 'wait'}
        </span>
      )}
      <div className="min-w-0">
        <h2 className="title-2 wrap-anywhere">
          {effectOf(of.provider)}
          {of.since !== null && (
            <>
              {' '}
              since <Since at={of.since} />
            </>
          )}
        </h2>
        <p>{`${faultOf(of)} ${waitingText(of)}`}</p>
        {text !== null && <CopyForAdmin text={text} className="link -mb-2" />}
      </div>
      <div className="trouble-next">
        <p className="text-sm text-soft">
          {isOnline || of.nextProbe === null ? 'Next try' : 'Next try was planned'}
        </p>
        <p className="font-semibold">
          <Next of={of} isOnline={isOnline} />
        </p>
      </div>
      <div className="row-presses">{children}</div>
    </div>
  )
}

/** Nobody waits for it: it is known, and no alarm. */
const Idle = ({ of }: { of: Suspended }) => {
  const text = forAdmin(of)
  return (
    <div className="trouble trouble-idle">
      <Lamp tone="out" />
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{whatFails(of)}</h2>
        <p className="text-sm text-soft">{idleText(of)}</p>
      </div>
      {text !== null && (
        <div className="row-presses">
          <CopyForAdmin text={text} />
        </div>
      )}
    </div>
  )
}

const Next = ({ of: { nextProbe }, isOnline }: { of: Suspended; isOnline: boolean }) => {
  if (nextProbe === null) return 'With the next email'
  return !isOnline || minutesUntil(nextProbe) > 0 ? <Ahead at={nextProbe} /> : 'Now'
}
