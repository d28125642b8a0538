import { useState } from 'react'
import type { DayFigures } from '../../../campaign/staff/campaigns.ts'
import { number } from './number.ts'

const few = 14

const long = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** Days on which something happened. */
export const busyDays = (days: DayFigures[]): DayFigures[] =>
  days.filter(({ views, starts, submissions }) => views + starts + submissions > 0)

/** The plot in figures, newest first; days on which nothing happened are left out. */
export const DayTable = ({ days }: { days: DayFigures[] }) => {
  const [isWhole, setWhole] = useState(false)
  const busy = busyDays(days).toReversed()
  return (
    <>
      <table className="tally mt-6" aria-labelledby="by-day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Starts</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {busy.slice(0, isWhole ? undefined : few).map(({ day, views, starts, submissions }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{long.format(new Date(day))}</time>
              </th>
              <td>{number(views)}</td>
              <td>{number(starts)}</td>
              <td>{number(submissions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {busy.length > few && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer days' : `Show all ${busy.length} days`}
        </button>
      )}
    </>
  )
}
