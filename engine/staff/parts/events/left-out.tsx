import type { EventNotice } from '../../../campaign/staff/events.ts'
import { firstNames } from '../first-names.ts'
import { peopleOf } from './of-event.ts'

/** Guests whom the email about a change does not reach, so that somebody calls them. */
export const LeftOut = ({ of: { count, names } }: { of: EventNotice['leftOut'] }) => {
  if (count === 0) return null
  return (
    <p className="max-w-[90ch] text-pretty wrap-anywhere">
      {`${peopleOf(count)} ${count === 1 ? 'gets' : 'get'} no email, because of an unsubscribe, a refused address or a spam report: ${firstNames(count > names.length ? names.slice(0, -1) : names, count)}.`}
    </p>
  )
}
