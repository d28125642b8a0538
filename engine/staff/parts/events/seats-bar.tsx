import { clsx } from 'clsx'
import { Lights } from '../lamp.tsx'

/** `isWhole`: no heading says that these are seats. */
type Props = { taken: number; capacity: number; isWhole?: boolean }

/** More are a texture. */
const mostLights = 50

const number = new Intl.NumberFormat('en')

/** How many seats are taken, in words and as lights, or of many as a bar. */
export const SeatsBar = ({ taken, capacity, isWhole = false }: Props) => (
  <span className={clsx('grid flex-1 gap-y-1.5 tabular-nums', !isWhole && 'md:max-w-[18.5rem]')}>
    <span>
      {`${number.format(taken)} of ${number.format(capacity)}`}
      <span className={isWhole ? '' : 'md:hidden'}> seats</span>
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
