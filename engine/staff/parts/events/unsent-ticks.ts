import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'

/** Without names: whoever finds the phone learns nothing. */
const key = 'porchlight.ticks'

/** `at`: ISO 8601, of the tick. */
const Tick = z.object({ coach: z.string(), campaign: z.string(), isHere: z.boolean(), at: z.string() })
export type Tick = z.infer<typeof Tick>

/** By the id of the registration: the last tick of a guest is the one that counts. */
const Ticks = z.record(z.string(), Tick)
type Ticks = z.infer<typeof Ticks>

const parse = (text: string | null): Ticks => {
  try {
    return Ticks.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

let read: { text: string | null; ticks: Ticks } = { text: null, ticks: {} }
const listeners = new Set<() => void>()

/** Ticks of this phone that the server does not have yet; a reload and the end of a session leave them. */
export const unsentTicks = (): Ticks => {
  const text = localStorage.getItem(key)
  if (text !== read.text) read = { text, ticks: parse(text) }
  return read.ticks
}

const write = (ticks: Ticks) => {
  if (Object.keys(ticks).length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(ticks))
  for (const listener of listeners) listener()
}

export const keepTick = (guest: string, tick: Tick) => write({ ...unsentTicks(), [guest]: tick })

/** Not where the guest was ticked again meanwhile. */
export const dropTick = (guest: string, { at }: Tick) => {
  const { [guest]: kept, ...others } = unsentTicks()
  if (kept?.at === at) write(others)
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}

export const useUnsentTicks = (): Ticks => useSyncExternalStore(subscribe, unsentTicks)
