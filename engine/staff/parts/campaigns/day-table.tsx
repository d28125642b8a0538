import { useState } from 'react'
import type { DayFigures } from '../../../campaign/staff/campaigns.ts'
import { counted } from '../counted.ts'
import { hasRoom } from '../has-room.ts'
import { number } from './number.ts'
import { ShareBar, widestOf } from './share-bar.tsx'

const few = 7

const long = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** Days on which something happened. */
export const busyDays = (days: DayFigures[]): DayFigures[] =>
  days.filter(({ views, starts, submissions }) => views + starts + submissions > 0)

type Props = { days: DayFigures[]; hasBars: boolean }

/** The plot in figures, newest first; days on which nothing happened are left out. `hasBars`: there is no plot. */
export const DayTable = ({ days, hasBars }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const busy = busyDays(days).toReversed()
  // On a phone the plot says it.
  if (!hasRoom && !hasBars && !isWhole)
    return (
      <button type="button" className="link px-4.5" onClick={() => setWhole(true)}>
        {`Show ${counted(busy.length, 'day')}`}
      </button>
    )
  return (
    <>
      <table className="tally" aria-labelledby="by-day">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Starts</th>
            <th scope="col">Sign-ups</th>
          </tr>
        </thead>
        <tbody>
          {busy.slice(0, isWhole ? undefined : few).map(({ day, views, starts, submissions }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{long.format(new Date(day))}</time>
                {hasBars && <ShareBar views={views} submissions={submissions} widest={widestOf(busy)} />}
              </th>
              <td>{number(views)}</td>
              <td>{number(starts)}</td>
              <td>{number(submissions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {busy.length > few && (
        <button
          type="button"
          className="link px-4.5"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer days' : `Show all ${busy.length} days`}
        </button>
      )}
    </>
  )
}
