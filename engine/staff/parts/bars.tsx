import { clsx } from 'clsx'

/** `isGuess`: they are being read, and all are as high. */
type Props = { title: string; counts: number[]; isGuess?: boolean; from: string; to: string }

/** One column for each of equal times with its count, the latest the last; `from`, `to`: names of the first and the last. */
export const Bars = ({ title, counts, isGuess = false, from, to }: Props) => {
  const shown = isGuess ? counts.map(() => guess) : counts
  const highest = Math.max(...counts)
  const most = Math.max(4, ...shown)
  return (
    <figure aria-hidden className="day-chart">
      <p className="day-title">{title}</p>
      <div className="day-bars">
        {shown.map((count, at) => (
          // A time is its place in the row.
          <span key={at} className={clsx('day-bar', isGuess ? 'day-wait' : count === 0 && 'day-none')}>
            {!isGuess && count > 0 && (
              <span className={clsx(count < highest && at < shown.length - 1 && 'max-md:invisible')}>
                {count}
              </span>
            )}
            <i style={{ height: `${Math.max(2, (100 * count) / most)}%` }} />
          </span>
        ))}
      </div>
      <figcaption className="mt-1 flex justify-between text-xs text-soft">
        <span>{from}</span>
        {/* On a phone it is not above them. */}
        <span className="md:hidden">{title}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}

const guess = 1.5
