import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listGuests, type Guest } from '../../../campaign/staff/events.ts'
import { call } from '../../call.ts'
import type { OfEvent } from './of-event.ts'
import { useUnsentTicks, type Tick } from './unsent-ticks.ts'

export const guestsKey = (event: OfEvent) => [listGuests.path, event]

const every = 5000

/** The guests of an event, read again every few seconds: others tick on their phones. What was ticked on this one counts already. */
export const useGuests = (event: OfEvent) => {
  const ticks = useUnsentTicks()
  const answer = useQuery({
    queryKey: guestsKey(event),
    queryFn: ({ signal }) => call(listGuests, event, signal),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  })
  if (!answer.data) return answer
  return {
    ...answer,
    data: { ...answer.data, guests: answer.data.guests.map((guest) => ticked(guest, ticks[guest.id])) },
  }
}

const ticked = (guest: Guest, tick: Tick | undefined): Guest =>
  tick ? { ...guest, here: tick.isHere ? (guest.here ?? tick.at) : null } : guest
