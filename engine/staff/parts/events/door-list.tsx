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
        <div className="mt-3 flex items-center gap-4">
          <output className="font-semibold">{`${here} of ${guests.length} here`}</output>
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="seats-bar flex-1">
            <rect width="100" height="4" className="seats-bar-all" />
            <rect width={(100 * here) / guests.length} height="4" className="fill-good" />
          </svg>
        </div>
      </div>
      {found.length === 0 && <p className="aside">No guest fits. Use fewer letters.</p>}
      <ul aria-label="Guests at the door" className="sheet lines overflow-hidden">
        {found.map((guest) => (
          <DoorGuest key={guest.id} event={event} guest={guest} />
        ))}
      </ul>
    </div>
  )
}
