import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { setAttendance, type listGuests } from '../../../campaign/staff/events.ts'
import { call, CallFailed } from '../../call.ts'
import { useIsOnline } from '../use-is-online.ts'
import { dropTick, unsentTicks, useUnsentTicks, type Tick } from './unsent-ticks.ts'
import { guestsKey } from './use-guests.ts'

type Guests = z.infer<typeof listGuests.answers>

const every = 5000

/** Sends what was ticked, one after the other, and tries again as long as the server cannot be reached. */
export const useSendTicks = () => {
  const client = useQueryClient()
  const ticks = useUnsentTicks()
  const isOnline = useIsOnline()
  const hasTicks = Object.keys(ticks).length > 0
  useEffect(() => {
    if (!isOnline || !hasTicks) return undefined
    const send = () => void sendTicks(client)
    send()
    const timer = setInterval(send, every)
    return () => clearInterval(timer)
  }, [client, isOnline, hasTicks])
}

let isAtWork = false

const sendTicks = async (client: QueryClient) => {
  if (isAtWork) return
  isAtWork = true
  try {
    for (let next = first(); next; next = first()) if (!(await sendTick(client, ...next))) return
  } finally {
    isAtWork = false
  }
}

const first = () => Object.entries(unsentTicks())[0]

/** False: later. The server decides: what it does not accept is read again as it is there. */
const sendTick = async (client: QueryClient, guest: string, tick: Tick): Promise<boolean> => {
  const { coach, campaign, isHere } = tick
  const queryKey = guestsKey({ coach, campaign })
  try {
    const { here } = await call(setAttendance, { coach, campaign, guest, isHere })
    // An answer on its way is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData<Guests>(
      queryKey,
      (known) =>
        known && {
          ...known,
          guests: known.guests.map((each) => (each.id === guest ? { ...each, here } : each)),
        },
    )
  } catch (error) {
    if (!(error instanceof CallFailed) || isForLater(error.status)) return false
    void client.invalidateQueries({ queryKey })
  }
  dropTick(guest, tick)
  return true
}

/** No connection, signed out, too many, or a server that restarts. */
const isForLater = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500
