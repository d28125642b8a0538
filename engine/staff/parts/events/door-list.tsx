import { useState } from 'react'
import type { Guest } from '../../../campaign/staff/events.ts'
import { Empty } from '../empty.tsx'
import { Field } from '../field.tsx'
import { DoorGuest } from './door-guest.tsx'
import type { OfEvent } from './of-event.ts'

type Props = { event: OfEvent; guests: Guest[] }

/** For a phone at the door: find a name, tick it. Every tick is saved by itself. */
export const DoorList = ({ event, guests }: Props) => {
  const [text, setText] = useState('')
  if (guests.length === 0)
    return <Empty title="Nobody has a seat yet">Guests appear here the moment the form is sent.</Empty>
  const here = guests.filter((guest) => guest.here !== null).length
  const found = guests.filter(({ name, email }) => plain(`${name ?? ''} ${email}`).includes(plain(text)))
  return (
    <div className="max-w-2xl">
      <div className="door-head">
        <Field
          label="Find a guest"
          type="search"
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

/** Without case and accents: "muller" finds "Müller". */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
