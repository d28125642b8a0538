import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Suspended } from '../../../campaign/staff/queue/suspended.ts'
import { upTo } from '../counted.ts'
import { Lamp, LitCount } from '../lamp.tsx'
import { Moment } from '../moment.tsx'
import { Ahead, minutesUntil } from './ahead.tsx'
import { effectOf, faultOf } from './queue-words.ts'

type Props = { of: Suspended; children: ReactNode }

/** What does not happen and since when, why, when it is tried next, and what can be done. */
export const Trouble = ({ of, children }: Props) => (
  <div className={clsx('trouble', of.waiting > 0 && 'lit')}>
    {of.waiting === 0 ? (
      <Lamp tone="bad" />
    ) : (
      <span aria-hidden className="waiting-bad counted">
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
            since <Moment isWithin at={of.since} />
          </>
        )}
      </h2>
      <p className="text-soft">{faultOf(of)}</p>
    </div>
    <div className="trouble-next">
      <p className="text-sm text-soft">Next try</p>
      <p className="font-semibold">
        <Next of={of} />
      </p>
    </div>
    <div className="row-presses">{children}</div>
  </div>
)

const Next = ({ of: { nextProbe } }: { of: Suspended }) => {
  if (nextProbe === null) return 'With the next lead'
  return minutesUntil(nextProbe) > 0 ? <Ahead at={nextProbe} /> : 'Now'
}
