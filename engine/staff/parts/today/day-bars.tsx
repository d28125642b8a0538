/** One bar for each day, today's the last. */
export const DayBars = ({ days }: { days: number[] }) => {
  const most = Math.max(4, ...days)
  return (
    <figure aria-hidden className="m-0 grid border-t border-rule px-[1.1rem] py-3">
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" className="day-bars">
        {days.map((count, at) => {
          const height = Math.max(3, (100 * count) / most)
          // A day is its place in the row.
          return (
            <rect key={at} x={at + 0.12} y={100 - height} width="0.76" height={height}>
              <title>{count}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between text-xs text-soft">
        <span>{`Last ${days.length} days`}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}
