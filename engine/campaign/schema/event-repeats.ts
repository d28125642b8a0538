import { z } from 'zod'
import { startOf } from './event-start.ts'
import { datesOfYear, Every, firstFrom, isPlanned, type Series } from './event-series.ts'

const Day = z.iso.date({ error: 'must be a day, such as 2027-04-08' })

/** Keys of an event that comes again; `starts` is then its first date. */
export const repeatKeys = {
  every: Every.optional().describe(
    'It comes again: "Thursday" (each week), "first Thursday" (of each month; second, third, fourth, last) or "2 weeks" (counted from starts). starts is the first date, and says hour and time zone.',
  ),
  except: z
    .array(Day)
    .min(1)
    .max(100)
    .optional()
    .describe('Days on which it does not take place: [2026-12-24]. Guests of such a date get one mail.'),
  until: Day.optional().describe('The last day on which it may take place.'),
}

type Repeating = {
  every?: string | undefined
  except?: string[] | undefined
  until?: string | undefined
  starts?: string | undefined
  minutes: number
}

/** Undefined: it takes place once, or its date is open. */
export const seriesOf = ({ every, except, until, starts, minutes }: Repeating): Series | undefined => {
  const { at, zone } = starts === undefined ? {} : startOf(starts)
  if (every === undefined || at === undefined || zone === undefined) return undefined
  return {
    every,
    from: at.slice(0, 10),
    time: at.slice(11, 16),
    zone,
    minutes,
    ...(except && { except }),
    ...(until !== undefined && { until }),
  }
}

/** What is wrong with the keys of a repeating event. */
export const withRepeats = (event: Repeating, context: z.RefinementCtx): void => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (event.every === undefined) {
    for (const key of ['except', 'until'] as const)
      if (event[key] !== undefined) report([key], 'is for an event that comes again: write "every" beside it')
    return
  }
  if (event.starts === undefined)
    return report(['every'], 'needs "starts", the first date with its hour and time zone')
  const series = seriesOf(event)
  if (!series)
    return report(
      ['starts'],
      'must end in the name of its time zone, as the event comes again and an offset is right for half of a year',
    )
  const { until, ...endless } = series
  if (!isPlanned(endless, series.from))
    return report(
      ['starts'],
      `is no "${event.every}": write "${firstFrom(series, series.from)} ${series.time} ${series.zone}"`,
    )
  if (until !== undefined && until < series.from) report(['until'], 'is before the first date')
  const except = event.except ?? []
  except.forEach((date, index) => {
    if (until !== undefined && date > until) report(['except', index], 'is after "until"')
    else if (!isPlanned(series, date))
      report(['except', index], `is no date of this event; ${nearby(endless, date)}`)
    else if (except.indexOf(date) < index) report(['except', index], 'is named twice')
  })
  if (
    until !== undefined &&
    until >= series.from &&
    datesOfYear(series).length === 0 &&
    until < yearAfter(series)
  )
    report(['except'], 'leaves no date until "until": the event would never take place')
}

const yearAfter = ({ from }: Series) => `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`

const nearby = (series: Series, date: string) => `the next one is ${firstFrom(series, date)}`
