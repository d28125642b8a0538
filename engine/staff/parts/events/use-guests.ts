import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query'
import { listGuests } from '../../../campaign/staff/events.ts'
import { call } from '../../call.ts'
import type { OfEvent } from './of-event.ts'

export const guestsKey = (event: OfEvent) => [listGuests.path, event]
export const tickKey = ['tick']

const every = 5000

/** The guests of an event, read again every few seconds: others tick on their phones. */
export const useGuests = (event: OfEvent) => {
  const isTicking = useIsMutating({ mutationKey: tickKey }) > 0
  return useQuery({
    queryKey: guestsKey(event),
    queryFn: ({ signal }) => call(listGuests, event, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isTicking ? false : every,
  })
}
