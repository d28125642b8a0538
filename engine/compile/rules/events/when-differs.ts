import { midnight } from './clock-times.ts'
import type { Start } from '../../../campaign/schema/event-start.ts'
import { eventDate } from '../../../campaign/schema/event-words.ts'
import { namesZone, offsetOf, placedTimes, placesOf, type PlacedTime } from './placed-times.ts'
import { plainTimes } from './plain-times.ts'
import { saidTimes, type Said } from './said-times.ts'
import { hasOffset, offsetAt } from './zone-offset.ts'

/**
 * What words such as "Thursday, February 11, 6 p.m." surely say otherwise than `starts` (ISO with an offset). What another
 * time zone could explain, unless the words name it, and words with more to them than a date, are no contradiction.
 */
export const saysOtherwise = (words: string, { at: starts, zone }: Start): string[] => {
  const text = plainTimes(words)
  if (isAboutMore(text)) return []
  const { wrongAt, rest } = comparedWith(text, starts)
  const own = wrongAt(offsetOf(starts))
  const placed = placedTimes(text, starts)
  if (placed.length > 0) {
    if (zone === undefined && isNothing(own) && isOtherHalf(text, starts)) return []
    return [...wrongDays(placed, own, wrongAt), ...(sure(rest) ? wrongClocks(placed, starts) : [])]
  }
  const isForeign = starts.endsWith('Z') || namesAnotherZone(rest, offsetOf(starts))
  if (!isForeign) return [...own.ofDay, ...own.ofTime]
  return offsets.map(wrongAt).some(isNothing) ? [] : own.ofDay
}

/** Days are wrong in each zone that is named. One that is right here and has no time of its own belongs to a zone that is not. */
const wrongDays = (
  placed: readonly PlacedTime[],
  own: Wrong,
  wrongAt: (offset: number) => Wrong,
): string[] => {
  const days = placed.flatMap(({ offsets: named }) => named.map((offset) => wrongAt(offset).ofDay))
  const isOwn = own.ofDay.length === 0 && placed.some(({ hasOwnTime }) => hasOwnTime)
  return isOwn || days.some((each) => each.length === 0) ? [] : (days[0] ?? [])
}

const wrongClocks = (placed: readonly PlacedTime[], starts: string): string[] =>
  placed
    .filter(({ time, offsets: named }) => named.every((offset) => !showsAt(time, starts, offset)))
    .map(({ time }) => time.text)

export const showsAt = ({ values }: Said, starts: string, offset: number) => {
  const seen = new Date(Date.parse(starts) + offset * 60_000)
  return values.includes(seen.getUTCHours() * 60 + seen.getUTCMinutes())
}

/** False: the words say the hour of another zone that they name, and not the hour that `starts` shows. */
export const saysOwnHour = (words: string, starts: string): boolean =>
  !namesZone(words) || isNothing(comparedWith(words, starts).wrongAt(offsetOf(starts)))

type Wrong = { ofDay: string[]; ofTime: string[] }

const isNothing = ({ ofDay, ofTime }: Wrong) => ofDay.length + ofTime.length === 0

/** Then only the half of the year is wrong, as the rule about offsets says. */
const isOtherHalf = (words: string, starts: string) =>
  placesOf(words).some(({ zones: named }) =>
    named.some(({ zone }) => {
      const offset = starts.slice(-6)
      return hasOffset(zone, offset, starts) && offsetAt(zone, Date.parse(starts)) !== offset
    }),
  )

/** `wrongAt`: what the words say otherwise than clocks so many minutes from UTC. */
const comparedWith = (words: string, starts: string) => {
  const { weekdays, days, years, times, rest } = saidTimes(words)
  const areTimesSure = !/\d/.test(rest) && sure(rest)
  const listed = /\b[A-Z][a-z]+days\b| (to|through|-|–|—) *;/.test(rest) ? [] : weekdays
  const wrongAt = (offset: number): Wrong => {
    const seen = new Date(Date.parse(starts) + offset * 60_000)
    const minute = seen.getUTCHours() * 60 + seen.getUTCMinutes()
    // Midnight belongs to the day before as well.
    const isMidnight = minute === 0 && times.some(({ values }) => values.includes(midnight))
    const dates = isMidnight ? [seen, new Date(seen.getTime() - 1)] : [seen]
    return {
      ofDay: [
        ...missed(listed, ...dates.map((date) => date.getUTCDay())),
        ...missed(days, ...dates.map((date) => (date.getUTCMonth() + 1) * 100 + date.getUTCDate())),
        ...missed(years, ...dates.map((date) => date.getUTCFullYear())),
      ],
      ofTime: areTimesSure ? missed(times, minute) : [],
    }
  }
  return { wrongAt, rest }
}

/** Whether its times are those of the beginning, and whole: "half past", "halb 8". */
const sure = (rest: string) =>
  !/(?<!\p{L})(doors|arriv|admission|einlass|halb|viertel|portes|accueil|puertas|منتصف|الأبواب)/iu.test(rest)

/** When it begins, in words: by the clocks of the place that the words name beside the time that is wrong, else by its own. */
export const startAsSaid = (words: string, { at: starts, zone }: Start): string => {
  const placed = placedTimes(plainTimes(words), starts)
  const wrong = placed.find(({ time, offsets: named }) =>
    named.every((offset) => !showsAt(time, starts, offset)),
  )
  const said = wrong ?? placed[0]
  const [offset] = said?.offsets ?? []
  if (!said || offset === undefined) return eventDate(starts, 'en', zone)
  return eventDate(atOffset(starts, offset), 'en', said.zone)
}

const atOffset = (starts: string, offset: number) => {
  const clock = new Date(Date.parse(starts) + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${clock}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const two = (number: number) => String(number).padStart(2, '0')

const missed = (said: readonly Said[], ...right: number[]): string[] =>
  said.some(({ values }) => right.some((value) => values.includes(value)))
    ? []
    : said.slice(0, 1).map(({ text }) => text)

/** A deadline, a recording, a former date. */
export const isAboutMore = (words: string): boolean => aboutMore.test(words)

const aboutMore =
  /\b(by|before|after|register|sign|book|closes?|deadline|replay|recording|repeat(ed)?|moved|instead|not|except|originally)\b|(?<!\p{L})(?:(?:bis|vor|nach|statt|avant|après(?!-midi)|antes|después|hasta|voor|na|tot|prima|dopo|entro|fino|قبل|بعد|حتى)(?!\p{L})|anmeld|aufzeichn|wiederhol|verschoben|jusqu|inscri|reporté|rediffus|grabaci|aanmeld|opname|iscri|registraz|rinviat|تسجيل)/iu

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
