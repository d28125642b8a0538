import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Lights } from '../lamp.tsx'

/** `isWhole`: no heading says that these are seats. `children`: beside their number. */
type Props = { taken: number; capacity: number; isWhole?: boolean; children?: ReactNode }

/** More are a texture. */
const mostLights = 50

const number = new Intl.NumberFormat('en')

/** How many seats are taken, in words and as lights, or of many as a bar. */
export const SeatsBar = ({ taken, capacity, isWhole = false, children }: Props) => (
  <span className={clsx('grid flex-1 gap-y-1.5 tabular-nums', !isWhole && 'md:max-w-[18.5rem]')}>
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span>
        {`${number.format(taken)} of ${number.format(capacity)}`}
        <span className={isWhole ? '' : 'md:hidden'}> seats</span>
      </span>
      {children}
    </span>
    {capacity > mostLights ? (
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="seats-bar">
        <rect width="100" height="4" className="seats-bar-all" />
        <rect width={Math.min(100, (100 * taken) / capacity)} height="4" className="seats-bar-lit" />
      </svg>
    ) : (
      <Lights lit={taken} of={capacity} />
    )}
  </span>
)
