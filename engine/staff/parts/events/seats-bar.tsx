type Props = { taken: number; capacity: number }

/** How many seats are taken, in words and as a bar. */
export const SeatsBar = ({ taken, capacity }: Props) => (
  <span className="grid max-w-44 gap-1">
    <span>{`${taken} of ${capacity}`}</span>
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="seats-bar">
      <rect width="100" height="4" className="seats-bar-all" />
      <rect width={Math.min(100, (100 * taken) / capacity)} height="4" className="seats-bar-taken" />
    </svg>
  </span>
)
