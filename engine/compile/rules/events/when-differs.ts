import { saidTimes } from './said-times.ts'
import { hasOffset, offsetAt } from './zone-offset.ts'
import { zoneOfCity, zonesInWords } from './zones-in-words.ts'
import type { Said } from './said-times.ts'
import type { NamedZone } from './zones-in-words.ts'

/**
 * What words such as "Thursday, February 11, 6 p.m." surely say otherwise than `starts` (ISO with an offset). What another
 * time zone could explain, unless the words name it, and words with more to them than a date, are no contradiction.
 */
export const saysOtherwise = (words: string, starts: string): string[] => {
  if (aboutMore.test(words)) return []
  const { wrongAt, rest } = comparedWith(words, starts)
  const own = wrongAt(offsetOf(starts))
  const named = offsetsInWords(words, starts).map(wrongAt)
  const [first] = named
  if (first && !starts.endsWith('Z')) {
    const isSo = named.some(isNothing) || (isNothing(own) && isOtherHalf(words, starts))
    return isSo ? [] : [...first.ofDay, ...first.ofTime]
  }
  const isForeign = starts.endsWith('Z') || namesAnotherZone(rest, offsetOf(starts))
  if (!isForeign) return [...own.ofDay, ...own.ofTime]
  return offsets.map(wrongAt).some(isNothing) ? [] : own.ofDay
}

/** False: the words say the hour of another zone that they name, and not the hour that `starts` shows. */
export const saysOwnHour = (words: string, starts: string): boolean =>
  zonesBesideTime(words).length === 0 || isNothing(comparedWith(words, starts).wrongAt(offsetOf(starts)))

type Wrong = { ofDay: string[]; ofTime: string[] }

const isNothing = ({ ofDay, ofTime }: Wrong) => ofDay.length + ofTime.length === 0

/** Then only the half of the year is wrong, as the rule about offsets says. */
const isOtherHalf = (words: string, starts: string) =>
  zonesBesideTime(words).some(({ zone }) => hasOffset(zone, starts.slice(-6), starts))

/** `wrongAt`: what the words say otherwise than clocks so many minutes from UTC. */
const comparedWith = (words: string, starts: string) => {
  const { weekdays, days, years, times, rest } = saidTimes(words)
  const areTimesSure = !/\d|\b(midnight|doors|arriv|admission)/i.test(rest)
  const listed = /\b[A-Z][a-z]+days\b| (to|through|-|–|—) *;/.test(rest) ? [] : weekdays
  const wrongAt = (offset: number): Wrong => {
    const seen = new Date(Date.parse(starts) + offset * 60_000)
    const day = (seen.getUTCMonth() + 1) * 100 + seen.getUTCDate()
    return {
      ofDay: [
        ...missed(listed, seen.getUTCDay()),
        ...missed(days, day),
        ...missed(years, seen.getUTCFullYear()),
      ],
      ofTime: areTimesSure ? missed(times, seen.getUTCHours() * 60 + seen.getUTCMinutes()) : [],
    }
  }
  return { wrongAt, rest }
}

/** The same moment on the clocks of the zone that the words name beside their time. */
export const startsAsSaid = (words: string, starts: string): string => {
  const [offset] = offsetsInWords(words, starts)
  if (offset === undefined) return starts
  const clock = new Date(Date.parse(starts) + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${clock}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** Minutes from UTC, at that moment, of the zones whose names follow a time: "8 p.m. in Sydney", "noon (New York)". */
const offsetsInWords = (words: string, starts: string): number[] =>
  zonesBesideTime(words)
    .map(({ zone, offset }) => offset ?? offsetAt(zone, Date.parse(starts)))
    .flatMap((offset) => (offset === undefined ? [] : [offsetOf(`T${offset}`)]))

/** Whether a time has the name of its zone behind it. */
export const namesZone = (words: string): boolean => zonesBesideTime(words).length > 0

const zonesBesideTime = (words: string): NamedZone[] =>
  [...words.matchAll(placeOfTime)].flatMap(([, place = '']) => {
    const zone = zoneOfCity(place.trim())
    return zone === undefined ? zonesInWords(place.trim()) : [{ zone }]
  })

const placeOfTime =
  /(?:\b[ap]\.? ?m\b\.?|\d:\d\d|\bnoon|\bUhr)[ ,(]*(?:in +)?(\p{Lu}[\p{L} ]*?)(?=$|[),;.&/·–—-]| and\b| or\b| und\b)/gu

const missed = (said: readonly Said[], value: number): string[] =>
  said.some(({ values }) => values.includes(value)) ? [] : said.slice(0, 1).map(({ text }) => text)

const aboutMore =
  /\b(by|before|after|register|sign|book|closes?|deadline|replay|recording|repeat(ed)?|moved|instead|not|except|originally)\b|(?<!\p{L})(bis|vor|nach|anmeld|aufzeichn|wiederhol|statt|verschoben|avant|après|jusqu|inscri|reporté|rediffus|antes|después|hasta|grabaci|voor|na |tot|aanmeld|opname|prima|dopo|entro|fino|iscri|registraz|rinviat)/iu

const offsetOf = (starts: string): number => {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(starts) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Every offset from UTC that clocks have, in minutes. */
const offsets = Array.from({ length: 26 * 4 + 1 }, (_, at) => at * 15 - 12 * 60)

const namesAnotherZone = (rest: string, own: number): boolean => {
  return namesPlace(rest.replaceAll(/\b[A-Z]{2,4}\b/g, (name) => (zones[name]?.includes(own) ? '' : name)))
}

/** Whether what is left of words about a time may be a city or its zone. */
export const namesPlace = (rest: string): boolean =>
  /\p{Lu}|\btime\b/u.test(
    rest.replace(
      /^[\s;,]*(On|From|At|Live|Starts|Starting|Begins|Every|Next|Live on|Am|Ab|Le|El|Il|Op)\b/,
      '',
    ),
  )

const zones: Record<string, readonly number[]> = {
  UTC: [0],
  GMT: [0],
  WET: [0],
  BST: [60],
  CET: [60],
  CEST: [120],
  EET: [120],
  EEST: [180],
  EST: [-300],
  EDT: [-240],
  ET: [-300, -240],
  CDT: [-300],
  CT: [-360, -300],
  MST: [-420],
  MDT: [-360],
  MT: [-420, -360],
  PST: [-480],
  PDT: [-420],
  PT: [-480, -420],
}
