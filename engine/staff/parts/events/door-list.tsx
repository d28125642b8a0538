import { useMemo, useState } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { SearchBox } from '../search-box.tsx'
import { aboutGuests } from './about-guest.ts'
import { DoorGuest } from './door-guest.tsx'
import { findGuests } from './find-guests.ts'

type Props = { event: EventDetails; guests: Guest[] }

/** For a phone at the door: find a name, tick it. Every tick is saved by itself. */
export const DoorList = ({ event, guests }: Props) => {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** Ticked here, since the last search: they keep their row, so that a wrong tick can be undone. */
  const [recent, setRecent] = useState<readonly string[]>([])
  const about = useMemo(() => aboutGuests(event.fields, guests), [event.fields, guests])
  const found = findGuests(guests, text)
  const isInRow = ({ id, here }: Guest) => here === null || recent.includes(id)
  const inRow = found.filter(isInRow)
  const arrived = found.filter((guest) => !isInRow(guest))
  const isUnfolded = isOpen || text !== ''
  const tick = (guest: string) => setRecent((before) => [...before.filter((id) => id !== guest), guest])
  const aboutOf = ({ id, email }: Guest) => about.get(id) ?? email
  return (
    <div>
      <div className="door-head">
        <SearchBox
          label="Find a guest"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setRecent([])
          }}
        />
      </div>
      {found.length === 0 && <p className="aside">No guest fits. Use fewer letters.</p>}
      {/* One list: a row that moves keeps its state. */}
      <ul aria-label="Guests at the door" className="sheet door-list overflow-hidden">
        {[
          ...inRow.map((guest) => (
            <DoorGuest key={guest.id} event={event} guest={guest} about={aboutOf(guest)} onTick={tick} />
          )),
          arrived.length > 0 && (
            <li key="here">
              <button
                type="button"
                className="door-here"
                aria-expanded={isUnfolded}
                onClick={() => setOpen(!isOpen)}
              >
                {`Here (${arrived.length})`}
              </button>
            </li>
          ),
          ...arrived.map((guest) => (
            <DoorGuest
              key={guest.id}
              event={event}
              guest={guest}
              about={aboutOf(guest)}
              isHidden={!isUnfolded}
              onTick={tick}
            />
          )),
        ]}
      </ul>
    </div>
  )
}
