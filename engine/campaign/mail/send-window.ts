import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { isZone, zoneOf } from '../staff/zone.ts'

/**
 * When mails of a journey may leave, by the clocks of `zone`. `days`: ISO weekdays, 1 is Monday; `from` and `until`: "08:00".
 * `isReaders`: by the reader's clocks, and by those of `zone` where the browser did not say which these are.
 */
export type SendWindow = { days: number[]; from: string; until: string; zone: string; isReaders?: true }

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const written = /^(?:([A-Z][a-z]{2})-([A-Z][a-z]{2}) +)?(\d{1,2}:\d\d)-(\d{1,2}:\d\d) +(\S+)$/
const example =
  'such as "8:00-20:00 Europe/London", "8:00-20:00 reader" or "Mon-Fri 8:00-20:00 Europe/London"'

/** A text says what is wrong with it. */
const read = (text: string): SendWindow | string => {
  const [, first = 'Mon', last = 'Sun', opens = '', closes = '', zone = ''] = written.exec(text) ?? []
  const [from, until] = [opens.padStart(5, '0'), closes.padStart(5, '0')]
  const [begin, end] = [names.indexOf(first), names.indexOf(last)]
  if (begin < 0 || end < 0 || ![from, until].every((time) => clock.test(time)))
    return `must be hours and a time zone, ${example}`
  const isReaders = zone === 'reader'
  if (!isReaders && !isZone(zone))
    return `has no time zone that exists: write "${text.replace(/\S+$/, zoneOf(zone) ?? 'Europe/London')}"`
  if (from >= until) return `must open before it closes on the same day, ${example}`
  const days = Array.from({ length: ((end - begin + 7) % 7) + 1 }, (_, day) => ((begin + day) % 7) + 1)
  return isReaders ? { days, from, until, zone: 'UTC', isReaders } : { days, from, until, zone }
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

export const SendWindowText = z.string().superRefine((text, context) => {
  const window = read(text)
  if (typeof window === 'string') context.addIssue({ code: 'custom', message: window })
})

/** `text`: as `SendWindowText` allows it; `otherwise`: the zone of readers whose own is not known. */
export const sendWindowOf = (text: string, otherwise = 'UTC'): SendWindow => {
  const window = read(text)
  if (typeof window === 'string') throw new Error(`The send window "${text}" ${window}.`)
  return window.isReaders ? { ...window, zone: otherwise } : window
}

/** The first moment of the window that is no earlier. */
export const inWindow = (at: Date, { days, from, until, zone }: SendWindow): Date => {
  const local = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(zone)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = local.toPlainDate().add({ days: ahead })
    if (!days.includes(day.dayOfWeek)) continue
    const opens = momentOf(day, from, zone)
    const first = Temporal.ZonedDateTime.compare(local, opens) > 0 ? local : opens
    if (Temporal.ZonedDateTime.compare(first, momentOf(day, until, zone)) < 0)
      return new Date(first.epochMilliseconds)
  }
  return at
}

const momentOf = (day: Temporal.PlainDate, time: string, zone: string) =>
  time === '24:00'
    ? day.add({ days: 1 }).toZonedDateTime(zone)
    : day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
