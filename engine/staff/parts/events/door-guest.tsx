import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { useMayAct } from '../known-me.ts'
import { ofEvent } from './of-event.ts'
import { keepTick, useUnsentTicks } from './unsent-ticks.ts'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** `about`: what tells the guest from others of the name. `isRecent`: ticked a moment ago. `onTick`: within the press. */
type Props = {
  event: EventDetails
  guest: Guest
  about: string
  isRecent: boolean
  onTick: (guest: string) => void
}

/** One guest with a tick box as large as the row. A tick is kept on the phone until the server has it. */
export const DoorGuest = ({ event, guest, about, isRecent, onTick }: Props) => {
  const canTick = useMayAct()
  const isUnsent = useUnsentTicks()[guest.id] !== undefined
  const press = () => {
    onTick(guest.id)
    keepTick(guest.id, {
      ...ofEvent(event.id),
      isHere: guest.here === null,
      at: new Date().toISOString(),
    })
  }
  return (
    <li>
      <label className="door-guest">
        <input type="checkbox" checked={guest.here !== null} disabled={!canTick} onChange={press} />
        <span className="min-w-0">
          <span className="block text-lg font-semibold">{guest.name ?? 'No name'}</span>
          <span className="block truncate text-sm text-soft" title={about}>
            {about}
          </span>
        </span>
        <span className="ml-auto shrink-0 text-right text-sm text-soft">
          {guest.here !== null && <span className="block">{time.format(new Date(guest.here))}</span>}
          {isRecent && guest.here !== null && <span className="door-undo block">Undo</span>}
          {isUnsent && <span className="door-unsent block">Not sent yet</span>}
        </span>
      </label>
    </li>
  )
}
