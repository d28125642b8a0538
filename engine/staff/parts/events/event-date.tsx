import { clsx } from 'clsx'
import { eventTime, placeOfClock, timeForYou } from './announced.ts'

type Props = { at: string | null; as?: string | null; zone?: string | null; isLine?: boolean }

/**
 * By the clock of the event (`as`: what its guests were told; `zone`: where, if the campaign says so), then the reader's, where that shows
 * another hour. `isLine`: all in one line.
 */
export const EventDate = ({ at, as = null, zone = null, isLine = false }: Props) => {
  if (at === null) return <span className="text-soft">No date yet</span>
  const own = timeForYou(at, as)
  return (
    <span>
      <time dateTime={at}>
        {[eventTime(at, as), own !== null && placeOfClock(zone)].filter(Boolean).join(' ')}
      </time>
      {own !== null && (
        <span className={clsx('text-soft', isLine ? 'event-own' : 'block text-sm')}>{own}</span>
      )}
    </span>
  )
}
