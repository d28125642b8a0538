import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { setAttendance, type Guest, type listGuests } from '../../../campaign/staff/events.ts'
import { call } from '../../call.ts'
import type { OfEvent } from './of-event.ts'
import { guestsKey, tickKey } from './use-guests.ts'

type Guests = z.infer<typeof listGuests.answers>

/**
 * Ticks one guest off, or not: shown immediately, taken back where it could not be saved. Presses on the same guest are
 * saved one after the other.
 */
export const useTick = (event: OfEvent, guest: Guest) => {
  const client = useQueryClient()
  const show = (here: string | null) =>
    client.setQueryData<Guests>(
      guestsKey(event),
      (known) =>
        known && {
          ...known,
          guests: known.guests.map((each) => (each.id === guest.id ? { ...each, here } : each)),
        },
    )
  return useMutation({
    mutationKey: tickKey,
    scope: { id: guest.id },
    // Without a network it fails at once instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (isHere: boolean) => call(setAttendance, { ...event, guest: guest.id, isHere }),
    onMutate: async (isHere) => {
      await client.cancelQueries({ queryKey: guestsKey(event) })
      show(isHere ? new Date().toISOString() : null)
      return { former: guest.here }
    },
    onError: (_error, _isHere, context) => show(context?.former ?? null),
  })
}
