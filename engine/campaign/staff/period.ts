import * as z from 'zod/mini'

const presets = ['7', '30', '90', 'month', 'all'] as const

const isDay = (text: string) => z.iso.date().safeParse(text).success

/** Days that end with today, the days of this month, all of them, or a range such as "2026-11-01..2026-11-15". */
export const Period = z
  .string()
  .check(
    z.refine(
      (text) => presets.some((preset) => preset === text) || rangeOf(text) !== null,
      'Write 7, 30, 90, month, all, or two dates such as 2026-11-01..2026-11-15.',
    ),
  )
export type Period = z.infer<typeof Period>

type Days = { from: string; to: string }

/** Null: the period is no range. Both days are inclusive. */
export const rangeOf = (period: Period): Days | null => {
  const [from = '', to = '', ...more] = period.split('..')
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

/** The days of a period; `today`: such as "2026-11-24". Without `from` it begins with the first day there is. */
export const daysOfPeriod = (period: Period, today: string): Partial<Days> => {
  const range = rangeOf(period)
  if (range) return range
  if (period === 'all') return {}
  if (period === 'month') return { from: `${today.slice(0, 7)}-01`, to: today }
  const first = new Date(today)
  first.setUTCDate(first.getUTCDate() - (Number(period) - 1))
  return { from: first.toISOString().slice(0, 10), to: today }
}
