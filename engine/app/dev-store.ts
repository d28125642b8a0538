import { useSyncExternalStore } from 'react'

const values = new Map<string, unknown>()
const listeners = new Set<() => void>()

/** Called by a campaign's module each time it is loaded anew: what shows the value follows, its own state stays. */
export const publish = (key: string, value: unknown) => {
  values.set(key, value)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest value under this key; its reader knows the type that the key's generated module publishes. */
export const usePublished = (key: string): unknown => useSyncExternalStore(subscribe, () => values.get(key))
