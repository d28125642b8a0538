import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'

/** "Thursday, September 16, 2027, 10:00 a.m. (UTC-07:00)". `starts`: ISO with an offset; undefined: no date yet. */
export const eventDate = (starts: string | undefined, lang?: Lang): string => {
  const { event, locale } = wordsOf(lang)
  if (starts === undefined) return event.open
  const offset = /[+-]\d\d:\d\d$/.exec(starts)?.[0] ?? '+00:00'
  const moment = new Date(starts)
  const day = new Intl.DateTimeFormat(locale, { timeZone: offset, dateStyle: 'full' }).format(moment)
  const time = new Intl.DateTimeFormat(locale, { timeZone: offset, timeStyle: 'short' }).format(moment)
  return event.at(day, time, `UTC${offset === '+00:00' ? '' : offset}`)
}

export const eventPlace = (place: string | undefined, lang?: Lang): string =>
  place ?? wordsOf(lang).event.open
