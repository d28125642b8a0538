import type { Guest } from '../../../campaign/staff/events.ts'
import { Address } from '../address.tsx'
import { mayAct, useMe } from '../use-me.ts'
import type { OfEvent } from './of-event.ts'
import { useTick } from './use-tick.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** One guest with a tick box as large as the row. */
export const DoorGuest = ({ event, guest }: { event: OfEvent; guest: Guest }) => {
  const tick = useTick(event, guest)
  const isHere = guest.here !== null
  return (
    <li className="border-b border-rule">
      <label className="door-guest">
        <input
          type="checkbox"
          checked={isHere}
          disabled={!mayAct(useMe())}
          onChange={() => tick.mutate(!isHere)}
        />
        <span className="min-w-0">
          <span className="block text-lg font-semibold">{guest.name ?? '(no name)'}</span>
          <span className="block text-sm text-soft wrap-anywhere">
            <Address of={guest.email} />
          </span>
        </span>
        <span className="ml-auto text-sm text-soft">
          {guest.here !== null && time.format(new Date(guest.here))}
        </span>
      </label>
      {tick.error && (
        <p role="alert" className="pb-3 font-semibold text-bad">{`Not saved: ${tick.error.message}`}</p>
      )}
    </li>
  )
}
