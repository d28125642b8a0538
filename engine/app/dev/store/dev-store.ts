import { useSyncExternalStore } from 'react'
import type { DevCoach, DevIndex } from '../../../campaign/preview/dev-view.ts'

const values = new Map<string, unknown>()
const versions = new Map<string, number>()
const listeners = new Set<() => void>()

/** Called by a campaign's module whenever it loads; components update and keep their state. */
export const publish = (key: string, value: unknown, version: number) => {
  // The modules of an earlier save may arrive after those of a later one.
  if (version < (versions.get(key) ?? 0)) return
  // Saves from before this module listened are not reported again: the server compares versions.
  if (!values.has(key)) import.meta.hot?.send('porchlight:opened', { key, version })
  versions.set(key, version)
  values.set(key, value)
  for (const listener of listeners) listener()
}

let known = new Map<string, DevCoach>()

/** Called by the list's module. `coaches`: JSON texts; an unchanged text keeps its object. */
export const publishIndex = (
  head: Omit<DevIndex, 'coaches'>,
  coaches: readonly string[],
  version: number,
) => {
  const read = (text: string) => known.get(text) ?? (JSON.parse(text) as DevCoach)
  known = new Map(coaches.map((text) => [text, read(text)]))
  publish('index', { ...head, coaches: [...known.values()] }, version)
}

export type PublishedRoute = readonly [path: string, file: string, url: string]

export const publishRoutes = (routes: readonly PublishedRoute[], version: number) => {
  for (const [path, file] of (values.get('routes') ?? []) as PublishedRoute[]) former.set(path, file)
  publish('routes', routes, version)
}

/** Files of paths that moved or were removed since this page was opened. */
const former = new Map<string, string>()
export const formerAt = (path: string): string | undefined => former.get(path)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useVersion = (): number =>
  useSyncExternalStore(subscribe, () => Math.max(0, ...versions.values()))

export const usePublished = (key: string): unknown => useSyncExternalStore(subscribe, () => values.get(key))

export const useIndex = (): DevIndex => usePublished('index') as DevIndex

export const usePublishedRoutes = (): readonly PublishedRoute[] =>
  usePublished('routes') as readonly PublishedRoute[]
