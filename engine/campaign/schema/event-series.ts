import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'

/** An event that comes again. Days are "2026-12-03"; `time`, on the clocks of `zone`: "07:30". */
export type Series = {
  every: string
  /** The first date. */
  from: string
  time: string
  zone: string
  minutes: number
  /** Days on which it does not take place. */
  except?: string[]
  /** The last day on which it may take place. */
  until?: string
}

/** Times of one date: `startsAs` and `endsAs` have the offset of that day, the others are UTC. */
export type DateTimes = { startsAs: string; endsAs: string; startsAt: string; endsAt: string }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const ordinals = ['first', 'second', 'third', 'fourth', 'last']
const written = new RegExp(`^(?:(${ordinals.join('|')}) )?(${weekdays.join('|')})$|^([2-8]) weeks$`)

/** `weekday`: ISO, 1 is Monday. `nth`: of the month, 5 is the last. Neither: it counts in weeks from the first date. */
export type Rule = { weekday?: number; nth?: number; weeks: number }

export const ruleOf = (every: string): Rule | undefined => {
  const [match, ordinal, weekday, weeks] = written.exec(every) ?? []
  if (match === undefined) return undefined
  if (weekday === undefined) return { weeks: Number(weeks) }
  const day = { weekday: weekdays.indexOf(weekday) + 1, weeks: 1 }
  return ordinal === undefined ? day : { ...day, nth: ordinals.indexOf(ordinal) + 1 }
}

export const Every = z.string().refine((every) => ruleOf(every) !== undefined, {
  error:
    'must be a weekday, "Thursday"; one of each month, "first Thursday" (second, third, fourth, last); or weeks, "2 weeks" (to 8)',
})

type Day = Temporal.PlainDate

/** The first date of the series on that day or later, whatever is excepted. */
const dateFrom = (series: Series, day: Day): Day => {
  const first = Temporal.PlainDate.from(series.from)
  const least = Temporal.PlainDate.compare(day, first) > 0 ? day : first
  const { weekday, nth, weeks } = ruleOf(series.every) ?? { weeks: 1 }
  if (weekday === undefined || nth === undefined) {
    const begin = weekday === undefined ? first : onWeekday(first, weekday)
    const passed = Math.max(0, begin.until(least, { largestUnit: 'day' }).days)
    return begin.add({ weeks: Math.ceil(passed / (7 * weeks)) * weeks })
  }
  const inMonth = nthOfMonth(least, weekday, nth)
  return Temporal.PlainDate.compare(inMonth, least) < 0
    ? nthOfMonth(least.with({ day: 1 }).add({ months: 1 }), weekday, nth)
    : inMonth
}

const onWeekday = (day: Day, weekday: number): Day => day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })

const nthOfMonth = (day: Day, weekday: number, nth: number): Day =>
  nth === 5
    ? onWeekday(day.with({ day: day.daysInMonth }).subtract({ days: 6 }), weekday)
    : onWeekday(day.with({ day: 1 }), weekday).add({ weeks: nth - 1 })

/** Whether it takes place on that day. */
export const isDate = (series: Series, date: string): boolean =>
  isPlanned(series, date) && !(series.except ?? []).includes(date)

/** Whether `every` names that day, excepted or not. */
export const isPlanned = (series: Series, date: string): boolean =>
  date >= series.from && !isAfterEnd(series, date) && firstFrom(series, date) === date

const isAfterEnd = ({ until }: Series, date: string) => until !== undefined && date > until

/** The first day from `date` on that `every` names. */
export const firstFrom = (series: Series, date: string): string =>
  dateFrom(series, Temporal.PlainDate.from(date)).toString()

/** The same time on the clocks of the zone, summer and winter; a time that they leave out that night is an hour later. */
export const timesOn = ({ time, zone, minutes }: Series, date: string): DateTimes => {
  const starts = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone)
  const ends = starts.add({ minutes })
  return {
    startsAs: starts.toString(asIso),
    endsAs: ends.toString(asIso),
    startsAt: new Date(starts.epochMilliseconds).toISOString(),
    endsAt: new Date(ends.epochMilliseconds).toISOString(),
  }
}

const asIso = { timeZoneName: 'never' } as const

/**
 * The date that people sign up for: the first that is not over, so the next one takes over when one ends. Once the
 * series has ended, its last date.
 */
export const openDate = (series: Series, now: Date): string => {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(series.zone).toPlainDate()
  const found = nextFrom(series, today.subtract({ days: 1 }).toString(), now)
  return found ?? lastDate(series)
}

/** Its first dates, a year of them. */
export const datesOfYear = (series: Series): string[] => {
  const end = Temporal.PlainDate.from(series.from).add({ years: 1 }).toString()
  const dates: string[] = []
  for (let date = series.from; date < end && !isAfterEnd(series, date); date = dayAfter(series, date))
    if (isDate(series, date)) dates.push(date)
  return dates
}

/** An event may go on after midnight. */
const nextFrom = (series: Series, from: string, now: Date): string | undefined => {
  let date = firstFrom(series, from)
  while (!isAfterEnd(series, date)) {
    const isOn = isDate(series, date) && Date.parse(timesOn(series, date).endsAt) > now.getTime()
    if (isOn) return date
    date = dayAfter(series, date)
  }
  return undefined
}

const dayAfter = (series: Series, date: string) =>
  dateFrom(series, Temporal.PlainDate.from(date).add({ days: 1 })).toString()

const lastDate = (series: Series): string => {
  let last = series.from
  for (let date = series.from; !isAfterEnd(series, date); date = dayAfter(series, date))
    if (isDate(series, date)) last = date
  return last
}
