import { clsx } from 'clsx'

/** `isWhole`: no heading says that these are seats. */
type Props = { taken: number; capacity: number; isWhole?: boolean }

const number = new Intl.NumberFormat('en')

/** Above this part few seats are left. */
const scarce = 0.9

/** How many seats are taken, in words and as a bar. */
export const SeatsBar = ({ taken, capacity, isWhole = false }: Props) => {
  const share = taken / capacity
  return (
    <span className={clsx('grid flex-1 gap-y-1 tabular-nums', !isWhole && 'md:max-w-44')}>
      <span>
        {`${number.format(taken)} of ${number.format(capacity)}`}
        <span className={isWhole ? '' : 'md:hidden'}> seats</span>
      </span>
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="seats-bar">
        <rect width="100" height="4" className="seats-bar-all" />
        <rect
          width={Math.min(100, 100 * share)}
          height="4"
          className={share > scarce ? 'seats-bar-scarce' : 'seats-bar-taken'}
        />
      </svg>
    </span>
  )
}
