type Props = { days: number[] }

/** One column for each day with its count, today's the last. */
export const DayBars = ({ days }: Props) => {
  const most = Math.max(4, ...days)
  return (
    <figure aria-hidden className="day-chart">
      <div className="day-bars">
        {days.map((count, at) => (
          // A day is its place in the row.
          <span key={at} className="day-bar">
            {count > 0 && count}
            <i style={{ height: `${Math.max(2, (100 * count) / most)}%` }} />
          </span>
        ))}
      </div>
      <figcaption className="mt-1.5 flex justify-between text-xs text-soft">
        <span>{dayBefore(days.length - 1)}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })

const dayBefore = (count: number): string => {
  const day = new Date()
  day.setDate(day.getDate() - count)
  return short.format(day)
}
