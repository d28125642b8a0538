import { usualLang } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import { cityOf } from './event-start.ts'
import { placeOfZone } from '../../words/place-names.ts'
import { wordsOf } from '../../words/words.ts'

/**
 * "Thursday, September 16, 2027, 10:00 a.m. (UTC-07:00)", or with the zone "..., 10:00 a.m. Pacific Time". `starts`: ISO with an
 * offset; undefined: no date yet.
 */
export const eventDate = (starts: string | undefined, lang?: Lang, zone?: string): string => {
  const { event, locale } = wordsOf(lang)
  if (starts === undefined) return event.open
  const offset = /[+-]\d\d:\d\d$/.exec(starts)?.[0] ?? '+00:00'
  const moment = new Date(starts)
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone ?? offset, dateStyle: 'full' }).format(moment)
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone ?? offset, timeStyle: 'short' }).format(
    moment,
  )
  const clocks =
    zone === undefined
      ? `(UTC${offset === '+00:00' ? '' : offset})`
      : (placeOfZone(zone, lang ?? usualLang) ?? cityOf(zone))
  return event.at(day, time, clocks)
}

/** "September 16". `starts`: ISO with an offset; undefined: no date yet. */
export const eventDay = (starts: string | undefined, lang?: Lang, zone?: string): string => {
  const { event, locale } = wordsOf(lang)
  if (starts === undefined) return event.open
  const timeZone = zone ?? /[+-]\d\d:\d\d$/.exec(starts)?.[0] ?? '+00:00'
  const parts = { month: 'long', day: 'numeric' } as const
  return event.day(new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(new Date(starts)))
}

/** In words: a meeting link is "Online". */
export const eventPlace = (place: string | undefined, lang?: Lang): string => {
  const { event } = wordsOf(lang)
  if (place === undefined) return event.open
  return meetingLink(place) === undefined ? place : event.online
}

/** The place, if it is an address that a browser opens. */
export const meetingLink = (place: string | undefined): string | undefined =>
  place !== undefined && /^https?:\/\/\S+$/i.test(place) ? place : undefined
