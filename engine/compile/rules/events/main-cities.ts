import { rawTimeZones } from '@vvo/tzdb'

let known: Map<string, string[]> | undefined

/** The zones of a large city that none is called after: "Munich", "Köln", "San Francisco"; two for "Valencia". */
export const zonesOfMainCity = (name: string): string[] => (known ??= read()).get(withoutAccents(name)) ?? []

const read = () => {
  const zones = new Map<string, string[]>()
  for (const { name, mainCities } of rawTimeZones)
    for (const city of mainCities.map(withoutAccents)) zones.set(city, [...(zones.get(city) ?? []), name])
  return zones
}

const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '')
