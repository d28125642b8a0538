import { langs } from '../../../words/lang.ts'
import { cityNames, systemPlace } from '../../../words/place-names.ts'
import { zonesOfPlaces } from './zones-in-words.ts'

let known: Map<string, string> | undefined

/** The zone of a city or a country by its name in another language than English. */
export const zoneOfOtherName = (name: string): string | undefined => {
  known ??= new Map([...zonesOfPlaces().flatMap(inSystem), ...Object.entries(cityNames).flatMap(inCities)])
  return known.get(name)
}

const inSystem = (zone: string) =>
  langs.flatMap((lang): [string, string][] => {
    const name = systemPlace(zone, lang)
    return name === undefined ? [] : [[name, zone]]
  })

const inCities = ([zone, names]: [string, Record<string, string>]) =>
  Object.values(names).flatMap((all) => all.split('|').map((name): [string, string] => [name, zone]))
