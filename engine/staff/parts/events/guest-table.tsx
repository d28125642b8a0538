import { useState } from 'react'
import type { EventDetails, Guest } from '../../../campaign/staff/events.ts'
import { counted } from '../counted.ts'
import { DataTable } from '../data-table.tsx'
import { hasRoom } from '../has-room.ts'
import { SearchBox } from '../search-box.tsx'
import { useMayAct } from '../known-me.ts'
import { findGuests } from './find-guests.ts'
import { guestColumns } from './guest-columns.tsx'
import { isAtDoor } from './is-at-door.ts'
import { GuestSegments, ofSegment, type Segment } from './guest-segments.tsx'
import { byCause, CauseAct, causeOf, isUndelivered } from './undelivered.tsx'

type Props = { event: EventDetails; guests: Guest[]; onDone: (said: string) => void }

const shownFirst = hasRoom ? 50 : 10

/** Who has a seat, with answers and the confirmation mail, the latest first; above them those whose mail did not arrive, by cause. */
export const GuestTable = ({ event, guests, onDone }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const [segment, setSegment] = useState<Segment>('All')
  const canFree = useMayAct()
  const found = findGuests(ofSegment(guests, segment), text).toSorted((one, other) =>
    other.registeredAt.localeCompare(one.registeredAt),
  )
  const unreached = found.filter(isUndelivered).toSorted(byCause)
  const others = found.filter((guest) => !isUndelivered(guest))
  const causes = Map.groupBy(unreached, causeOf)
  // The band says it of all of them.
  const isAllSent = others.every(({ confirmation }) => confirmation === 'sent')
  const isSaid = unreached.length > 0 && isAllSent
  const columns = guestColumns(event, { onFreed: canFree ? onDone : null, hasConfirmation: !isSaid })
  const shown = isWhole ? others : others.slice(0, shownFirst)
  const nameOf = (guest: Guest) => {
    if (!isUndelivered(guest)) return `${isSaid ? 'Confirmed' : 'Others'}: ${others.length}`
    return `${causeOf(guest)}: ${causes.get(causeOf(guest))?.length}`
  }
  return (
    <>
      <div className="toolbar mb-5">
        <SearchBox
          label="Find a guest"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <GuestSegments guests={guests} hasDoor={isAtDoor(event)} chosen={segment} onChoose={setSegment} />
      </div>
      <output className="sr-only">{text !== '' && `${found.length} of ${guests.length} guests`}</output>
      {found.length === 0 ? (
        <p className="aside">No guest fits. Use fewer letters.</p>
      ) : (
        <>
          <h2 className="title-2 mb-3">
            {unreached.length > 0 ? `${counted(unreached.length, 'confirmation')} not delivered` : 'Guests'}
          </h2>
          <DataTable
            lined
            label="Guests"
            {...(unreached.length > 0 && {
              groups: { of: nameOf, act: actWith(onDone) },
            })}
            columns={columns}
            rows={[...unreached, ...shown]}
            idOf={({ id }) => id}
          />
        </>
      )}
      {shown.length < others.length && (
        <button type="button" className="link mt-3" onClick={() => setWhole(true)}>
          {`Show all ${found.length}`}
        </button>
      )}
    </>
  )
}

const actWith = (onDone: Props['onDone']) => (guests: Guest[]) => <CauseAct guests={guests} onDone={onDone} />
