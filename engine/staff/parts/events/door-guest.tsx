import { useState } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { useIsOnline } from '../use-is-online.ts'
import { useMayAct } from '../known-me.ts'
import { ofEvent } from './of-event.ts'
import { useTick } from './use-tick.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** `about`: what tells the guest from others of the name. */
type Props = { event: EventDetails; guest: Guest; about: string; isHidden?: boolean }

/** One guest with a tick box as large as the row. */
export const DoorGuest = ({ event, guest, about, isHidden = false }: Props) => {
  const tick = useTick(ofEvent(event.id), guest)
  // Only a state of its own changes the box within the press.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const canTick = useMayAct()
  const isOnline = useIsOnline()
  const isHere = pressed ?? guest.here !== null
  const press = () => {
    setPressed(!isHere)
    tick.mutate(!isHere, { onSettled: () => setPressed(null) })
  }
  return (
    <li hidden={isHidden}>
      <label className="door-guest">
        <input type="checkbox" checked={isHere} disabled={!canTick || !isOnline} onChange={press} />
        <span className="min-w-0">
          <span className="block text-lg font-semibold">{guest.name ?? 'No name'}</span>
          <span className="block truncate text-sm text-soft" title={about}>
            {about}
          </span>
        </span>
        <span className="ml-auto shrink-0 text-sm text-soft">
          {guest.here !== null && time.format(new Date(guest.here))}
        </span>
      </label>
      {tick.error && (
        <p role="alert" className="px-4 pb-3 font-semibold text-bad">{`Not saved: ${tick.error.message}`}</p>
      )}
    </li>
  )
}
