import { Link } from 'react-router-dom'
import type { Today } from '../../../campaign/staff/today.ts'
import { counted } from '../counted.ts'
import { Figure, Figures } from '../figure.tsx'
import { zone } from '../moment.tsx'
import { DayBars } from './day-bars.tsx'

const number = new Intl.NumberFormat('en')

/** How many came, day by day, and whether that is more than before. */
export const LeadFigures = ({ today, week, days }: Today['leads']) => (
  <div className="sheet overflow-hidden">
    <Figures>
      <Figure name="Today" value={<Link to={since(0)}>{number.format(today)}</Link>} />
      <Figure
        name="In the last 7 days"
        value={<Link to={since(6)}>{number.format(week)}</Link>}
        note={comparison(week, sum(days.slice(0, -7)))}
      />
    </Figures>
    {sum(days) > 0 && <DayBars days={days} />}
  </div>
)

/** The leads of the reader's last days. */
const since = (days: number) => {
  const date = new Date()
  date.setDate(date.getDate() - days)
  const from = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return `/staff/leads?${new URLSearchParams({ from, zone }).toString()}`
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

const comparison = (week: number, before: number): string | undefined => {
  if (week + before === 0) return undefined
  if (week === before) return 'As many as the week before'
  return `${counted(Math.abs(week - before), week > before ? 'more' : 'fewer', week > before ? 'more' : 'fewer')} than the week before`
}
