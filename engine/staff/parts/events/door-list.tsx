import { useMemo, useState } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { SearchBox } from '../search-box.tsx'
import { aboutGuests } from './about-guest.ts'
import { DoorGuest } from './door-guest.tsx'
import { findGuests } from './find-guests.ts'

const belongs = {
  All: () => true,
  Missing: ({ here }: Guest) => here === null,
  Here: ({ here }: Guest) => here !== null,
}
type Part = keyof typeof belongs

const parts: Part[] = ['All', 'Missing', 'Here']

const nobody: Record<Part, string> = {
  All: 'No guest fits. Use fewer letters.',
  Missing: 'Everybody is here.',
  Here: 'Nobody is here yet.',
}

type Props = { event: EventDetails; guests: Guest[] }

/** For a phone at the door: find a name, tick it. Every tick is saved by itself. */
export const DoorList = ({ event, guests }: Props) => {
  const [text, setText] = useState('')
  const [part, setPart] = useState<Part>('Missing')
  /** Ticked here, since the list was narrowed: they keep their row, so that a wrong tick can be undone. */
  const [recent, setRecent] = useState<readonly string[]>([])
  const about = useMemo(() => aboutGuests(event.fields, guests), [event.fields, guests])
  // Whoever is looked for is found, wherever they are.
  const shown = text === '' ? part : 'All'
  const rows = findGuests(guests, text).filter((guest) => belongs[shown](guest) || recent.includes(guest.id))
  return (
    <div>
      <div className="door-head toolbar">
        <SearchBox
          label="Find a guest"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setRecent([])
          }}
        />
        <fieldset aria-label="Show" className="segments">
          {parts.map((each) => (
            <button
              key={each}
              type="button"
              className="segment"
              aria-pressed={each === shown}
              onClick={() => {
                setPart(each)
                setText('')
                setRecent([])
              }}
            >
              {each} <span className="tab-count">{guests.filter(belongs[each]).length}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <p className="aside">{nobody[shown]}</p>
      ) : (
        <ul aria-label="Guests at the door" className="sheet door-list overflow-hidden">
          {rows.map((guest) => (
            <DoorGuest
              key={guest.id}
              event={event}
              guest={guest}
              about={about.get(guest.id) ?? guest.email}
              isRecent={recent.includes(guest.id)}
              onTick={(id) => setRecent((before) => [...before, id])}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
