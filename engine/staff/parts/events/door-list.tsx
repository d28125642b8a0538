import { useState } from 'react'
import type { Guest } from '../../../campaign/staff/events.ts'
import { SearchBox } from '../search-box.tsx'
import { DoorGuest } from './door-guest.tsx'
import { findGuests } from './find-guests.ts'
import { NoGuests } from './no-guests.tsx'
import type { OfEvent } from './of-event.ts'

type Props = { event: OfEvent; page: string | null; guests: Guest[] }

/** For a phone at the door: find a name, tick it. Every tick is saved by itself. */
export const DoorList = ({ event, page, guests }: Props) => {
  const [text, setText] = useState('')
  if (guests.length === 0) return <NoGuests page={page} />
  const here = guests.filter((guest) => guest.here !== null).length
  const found = findGuests(guests, text)
  return (
    <div className="max-w-2xl">
      <div className="door-head">
        <SearchBox
          label="Find a guest"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <output className="mt-2 block font-semibold">{`${here} of ${guests.length} here`}</output>
      </div>
      {found.length === 0 && <p className="py-6 text-soft">No guest fits. Use fewer letters.</p>}
      <ul aria-label="Guests at the door">
        {found.map((guest) => (
          <DoorGuest key={guest.id} event={event} guest={guest} />
        ))}
      </ul>
    </div>
  )
}
