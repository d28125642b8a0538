import { Bars } from '../bars.tsx'

type Props = { days: number[]; name?: string; isGuess?: boolean }

/** One column for each day with its count, today's the last. `name`: what is counted. */
export const DayBars = ({ days, name = 'New leads', isGuess = false }: Props) => (
  <Bars
    title={`${name}, last ${days.length} days`}
    counts={days}
    isGuess={isGuess}
    from={dayBefore(days.length - 1)}
    to="Today"
  />
)

const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' })

const dayBefore = (count: number): string => {
  const day = new Date()
  day.setDate(day.getDate() - count)
  return short.format(day)
}
