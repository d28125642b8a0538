import { Temporal } from 'temporal-polyfill'

type Day = { year: number; month: number; day: number }

/** What to write for a start that a file says as people do ("12.12.2026", "32 December 2026"); undefined: no date in it. */
export const startAsWritten = (text: string): string | undefined => {
  const days = daysIn(text).filter(({ month }) => month >= 1 && month <= 12)
  const [first] = days
  if (!first) return undefined
  const time = timeIn(text)
  const zone = /\b[A-Z]\w+\/[\w/]+/.exec(text)?.[0]
  const written = days
    .map((day) => `"${lastOr(day)} ${time ?? '18:00'} ${zone ?? 'Europe/London'}"`)
    .join(' or ')
  const own = [time ?? 'time', zone ?? 'time zone'].filter((part) => part === 'time' || part === 'time zone')
  const form = `write ${written}${own.length > 0 ? `, with your own ${own.join(' and ')}` : ''}`
  const most = lengthOf(first)
  return first.day > most || first.day < 1
    ? `names a day that does not exist (${monthName(first.month)} ${first.year} has ${most}): ${form}`
    : `must be year-month-day, time and time zone (${form})`
}

const daysIn = (text: string): Day[] => {
  const [iso, dotted, slashed] = [
    /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    /\b(\d{1,2})[.-] ?(\d{1,2})[.-] ?(\d{4})\b/,
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
  ].map((pattern) => pattern.exec(text)?.slice(1).map(Number))
  if (iso) return [dayOf(iso)]
  if (dotted) return [dayOf(dotted.toReversed())]
  if (slashed) {
    const [a = 0, b = 0, year = 0] = slashed
    // Nobody knows whether 3/4 is in March or in April.
    const both = [dayOf([year, b, a]), dayOf([year, a, b])].filter(({ month }) => month <= 12)
    return a === b ? both.slice(0, 1) : both
  }
  return inWords(text)
}

const dayOf = ([year = 0, month = 0, day = 0]: number[]): Day => ({ year, month, day })

/** "32 December 2026", "December 32nd, 2026". */
const inWords = (text: string): Day[] => {
  const [, before, name = '', after, year] =
    /(?:(\d{1,2})(?:st|nd|rd|th|\.)? )?(?:of )?\b([A-Z][a-z]{2,8})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})\b/i.exec(
      text,
    ) ?? []
  const month = months.findIndex((one) => name.length > 2 && one.startsWith(name.toLowerCase())) + 1
  const day = Number(before ?? after)
  return month > 0 && day > 0 ? [{ year: Number(year), month, day }] : []
}

const timeIn = (text: string): string | undefined => {
  const [, hours = '', minutes = '00', half] =
    /(?<!\d)(\d{1,2}):(\d\d)(?::\d\d)?(?: ?([ap])\.?m)?/i.exec(text) ??
    /\b(\d{1,2})()? ?([ap])\.?m\b/i.exec(text) ??
    []
  if (hours === '') return undefined
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${two(Number(minutes))}` : undefined
}

const lastOr = (day: Day) => Temporal.PlainDate.from(day, { overflow: 'constrain' }).toString()
const lengthOf = ({ year, month }: Day) => Temporal.PlainYearMonth.from({ year, month }).daysInMonth
const two = (number: number) => String(number).padStart(2, '0')
const monthName = (month: number) => {
  const name = months[month - 1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
