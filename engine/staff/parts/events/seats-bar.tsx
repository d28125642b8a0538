type Props = { taken: number; capacity: number }

/** Above this part few seats are left. */
const scarce = 0.9

/** How many seats are taken, in words and as a bar. */
export const SeatsBar = ({ taken, capacity }: Props) => {
  const share = taken / capacity
  return (
    <span className="grid max-w-44 gap-1">
      <span>
        {`${taken} of ${capacity}`}
        <span className="md:hidden"> seats</span>
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
