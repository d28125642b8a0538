import { eventWords } from '../../words/en.ts'

/** "Thursday, September 16, 2027, 10:00 a.m. (UTC-07:00)". `starts`: ISO with an offset; undefined: no date yet. */
export const eventDate = (starts: string | undefined): string => {
  if (starts === undefined) return eventWords.open
  const offset = /[+-]\d\d:\d\d$/.exec(starts)?.[0] ?? '+00:00'
  const moment = new Date(starts)
  const day = new Intl.DateTimeFormat('en-US', { timeZone: offset, dateStyle: 'full' }).format(moment)
  const time = new Intl.DateTimeFormat('en-US', { timeZone: offset, timeStyle: 'short' }).format(moment)
  const spoken = time.replace(/\s*AM$/, ' a.m.').replace(/\s*PM$/, ' p.m.')
  return `${day}, ${spoken} (UTC${offset === '+00:00' ? '' : offset})`
}

export const eventPlace = (place: string | undefined): string => place ?? eventWords.open
