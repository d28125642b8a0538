import { clsx } from 'clsx'

type Props = { title: string; counts: number[]; from: string; to: string }

/** One column for each of equal times with its count, the latest the last; `from`, `to`: names of the first and the last. */
export const Bars = ({ title, counts, from, to }: Props) => {
  const most = Math.max(4, ...counts)
  return (
    <figure aria-hidden className="day-chart">
      <p className="day-title">{title}</p>
      <div className="day-bars">
        {counts.map((count, at) => (
          // A time is its place in the row.
          <span key={at} className={clsx('day-bar', count === 0 && 'day-none')}>
            {count > 0 && count}
            <i style={{ height: `${Math.max(2, (100 * count) / most)}%` }} />
          </span>
        ))}
      </div>
      {/* On a phone the title says how many, and the lamp which is the last. */}
      <figcaption className="mt-1.5 flex justify-between text-xs text-soft max-md:hidden">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
