import { zonesOfMainCity } from './main-cities.ts'
import { zoneOfOtherName } from './other-names.ts'
import { plainTimes } from './plain-times.ts'
import { saidTimes, type Said } from './said-times.ts'
import { offsetAt } from './zone-offset.ts'
import { zoneOfCity, zonesInWords, type NamedZone } from './zones-in-words.ts'

/**
 * A time with the name of a zone behind it, and the minutes from UTC that it can mean at that moment. `zone`: of the place;
 * undefined for a name that is an offset, such as "EST".
 */
export type PlacedTime = { time: Said; offsets: number[]; zone: string | undefined; hasOwnTime: boolean }

export const placedTimes = (text: string, starts: string): PlacedTime[] => {
  let begin = 0
  return placesOf(text).flatMap(({ zones: named, index, end }) => {
    const before = text.slice(begin, index).trimEnd()
    begin = end
    const { times } = saidTimes(before)
    const time = times.find(({ text: said }) => before.endsWith(said))
    const found = named
      .map(({ zone, offset }) => offset ?? offsetAt(zone, Date.parse(starts)))
      .flatMap((offset) => (offset === undefined ? [] : [offsetOf(`T${offset}`)]))
    const [first] = named
    const zone = first?.offset === undefined ? first?.zone : undefined
    return time && found.length > 0 ? [{ time, offsets: found, zone, hasOwnTime: times.length > 1 }] : []
  })
}

/** Times behind which a place is named that no zone is called after: "19 Uhr in München". */
export const unplacedTimes = (text: string): { time: Said; place: string }[] =>
  [...text.matchAll(placeOfTime)].flatMap(({ 0: match, 1: place = '', index }) => {
    if (!beforePlace.test(match) || zonesOf(place.trim(), match).length > 0) return []
    const before = text.slice(0, index)
    const time = saidTimes(before).times.find(({ text: said }) => before.trimEnd().endsWith(said))
    return time ? [{ time, place: place.trim() }] : []
  })

const beforePlace = /^[ ,،]*(?:\(|(?:in|en|à|heure|hora|Zeit|في|بتوقيت)(?!\p{L}))/u

/** Whether a time has the name of its zone behind it. */
export const namesZone = (words: string): boolean => placesOf(plainTimes(words)).length > 0

/** Names of zones behind a time: "8 p.m. in Sydney", "noon (New York)", "20 Uhr in Wien", "à 19 h, heure de Paris". */
export const placesOf = (text: string): { zones: NamedZone[]; index: number; end: number }[] =>
  [...text.matchAll(placeOfTime)].flatMap(({ 0: match, 1: place = '', index }) => {
    const named = zonesOf(place.trim(), match)
    return named.length === 0 ? [] : [{ zones: named, index, end: index + match.length }]
  })

/** `said`: with what is before the place. Large cities need it: some are called as people are, such as Mary. */
const zonesOf = (place: string, said: string): NamedZone[] => {
  const city = zoneOfCity(place.replace(/ time$/, ''))
  if (city !== undefined) return [{ zone: city }]
  const named = zonesInWords(place)
  if (named.length > 0) return named
  return otherZones(place.split(' '), beforePlace.test(said)).map((zone) => ({ zone }))
}

/** Behind the name the sentence may go on: "20 Uhr in Wien zusammen". */
const otherZones = (words: string[], isPlace: boolean): string[] => {
  if (words.length === 0) return []
  const name = words.join(' ')
  const zone = zoneOfOtherName(name)
  const zones = zone === undefined && isPlace ? zonesOfMainCity(name) : zone === undefined ? [] : [zone]
  return zones.length > 0 ? zones : otherZones(words.slice(0, -1), isPlace)
}

const placeOfTime =
  /(?<=(?<!\p{L})[ap]\.? ?m\b\.?|\d:\d\d(?! ?(?:Uhr|uur|h(?!\p{L})))|\b(?:noon|midday|midnight|midi|minuit)|mediodía|medianoche|Mitternacht|in the (?:morning|afternoon|evening)|\b(?:Uhr|uur)(?: [0-5]\d)?|\d ?h(?: ?[0-5]\d)?|\bheures|\bhoras|morgens|früh|mittags|abends|nachts|matin|soir|midi|mañana|tarde|noche|صباحًا|صباحا|مساءً|مساء|ظهرًا|ظهرا|عصرًا|ليلًا|\d ?[مص])[ ,،(]*(?:(?:in|at|à|au|en|a|uhr|hora|heure|Zeit|ore|في(?!\p{L})|بتوقيت(?!\p{L})|de|del?|du|d['’]) *)*((?:\p{Lu}|(?=\p{Script=Arabic})\p{L})[\p{L} ]*?)(?=$|[),;.&/·،؛–—-]| and\b| or\b| und\b| et\b| y\b| و)/gu

/** Minutes from UTC that the end of `starts` says. */
export const offsetOf = (starts: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(starts) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
