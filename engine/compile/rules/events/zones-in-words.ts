import { cityOf } from '../../../campaign/schema/event-start.ts'
import { isZone } from '../../../campaign/staff/zone.ts'

export type NamedZone = { zone: string; offset?: string }

export const zonesInWords = (words: string): NamedZone[] => [
  ...names.flatMap(([pattern, zone]) => (pattern.test(words) ? [{ zone }] : [])),
  ...Object.entries(abbreviations).flatMap(([name, [zone, offset]]) =>
    new RegExp(`\\b${name}\\b`).test(words) ? [{ zone, offset }] : [],
  ),
  ...(words.match(properNames) ?? []).flatMap(namesIn).flatMap((name) => {
    const zone = cities().get(name)
    return zone === undefined ? [] : [{ zone }]
  }),
]

const names: readonly (readonly [RegExp, string])[] = [
  [/\bPacific (Standard |Daylight )?Time\b|\bPT\b/, 'America/Los_Angeles'],
  [/\bMountain (Standard |Daylight )?Time\b|\bMT\b/, 'America/Denver'],
  [/\bCentral (Standard |Daylight )?Time\b|\bCT\b/, 'America/Chicago'],
  [/\bEastern (Standard |Daylight )?Time\b|\bET\b/, 'America/New_York'],
  [/\bCentral European (Summer )?Time\b|\b[Gg]erman time\b/, 'Europe/Berlin'],
  [/\bUK time\b|\bBritish (Summer )?Time\b/, 'Europe/London'],
  [/\b[Dd]eutscher Zeit\b/, 'Europe/Berlin'],
]

const abbreviations: Record<string, readonly [zone: string, offset: string]> = {
  PST: ['America/Los_Angeles', '-08:00'],
  PDT: ['America/Los_Angeles', '-07:00'],
  MST: ['America/Denver', '-07:00'],
  MDT: ['America/Denver', '-06:00'],
  CST: ['America/Chicago', '-06:00'],
  CDT: ['America/Chicago', '-05:00'],
  EST: ['America/New_York', '-05:00'],
  EDT: ['America/New_York', '-04:00'],
  CET: ['Europe/Berlin', '+01:00'],
  CEST: ['Europe/Berlin', '+02:00'],
  GMT: ['Europe/London', '+00:00'],
  BST: ['Europe/London', '+01:00'],
  MEZ: ['Europe/Berlin', '+01:00'],
  MESZ: ['Europe/Berlin', '+02:00'],
}

const properNames = /\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu

const namesIn = (row: string): string[] => {
  const words = row.split(' ').slice(0, 12)
  return [
    ...new Set(words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join(' ')))),
  ]
}

let known: Map<string, string> | undefined

const cities = (): Map<string, string> => {
  known ??= new Map(zonesOfPlaces().map((zone) => [cityOf(zone), zone]))
  return known
}

export const zonesOfPlaces = (): string[] =>
  Intl.supportedValuesOf('timeZone').filter((zone) => continents.some((one) => zone.startsWith(`${one}/`)))

/** By its newer name, too, which the list of zones leaves out: "Asia/Kolkata". */
export const zoneOfCity = (city: string): string | undefined =>
  cities().get(city) ?? continents.map((one) => `${one}/${city.replaceAll(' ', '_')}`).find(isZone)

const continents = ['Africa', 'America', 'Asia', 'Atlantic', 'Australia', 'Europe', 'Pacific']
