import { Link } from 'react-router-dom'
import { chartDays, type Today } from '../../../campaign/staff/today.ts'
import { Figure, HeadFigures, Wait } from '../figure.tsx'
import { localDay } from '../local-day.ts'
import { DayBars } from './day-bars.tsx'

const number = new Intl.NumberFormat('en')

/** How many came, day by day, and whether that is more than before. */
export const LeadFigures = ({ today, week, days }: Today['leads']) => (
  <div className="today-head">
    <HeadFigures>
      <Figure
        name="New leads today"
        isNone={today === 0}
        value={<Link to={ofToday()}>{number.format(today)}</Link>}
      />
      <Figure
        name="In the last 7 days"
        value={<Link to="/staff/leads?period=7">{number.format(week)}</Link>}
        note={comparison(week, sum(days.slice(0, -7)))}
      />
    </HeadFigures>
    {sum(days) > 0 && <DayBars days={days} />}
  </div>
)

/** The same while it is read. */
export const UnknownLeads = () => (
  <div className="today-head">
    <HeadFigures>
      <Figure name="New leads today" value={<Wait as="0" />} />
      <Figure name="In the last 7 days" value={<Wait />} note={<Wait as="00 in the 7 before" />} />
    </HeadFigures>
    <DayBars isGuess days={Array.from({ length: chartDays }, () => 0)} />
  </div>
)

export const ofToday = () => {
  const day = localDay(new Date())
  return `/staff/leads?period=${day}..${day}`
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

const comparison = (week: number, before: number): string | undefined => {
  if (week + before === 0) return undefined
  return `${number.format(before)} in the 7 before`
}
