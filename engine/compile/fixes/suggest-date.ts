import { monthOf } from './calendar-names.ts'

/** A moment that was written in another way than files have it: what it lacks, and how it is written. */
export type DateSuggestion = { message: string; fix: string; write?: string }

/** What "31.12.2026" or "December 31, 2026, 6 p.m." was meant as; null where no date that exists is found. */
export const suggestDate = (value: string): DateSuggestion | null => {
  const text = value.trim()
  const found = dateForms.flatMap(([form, read]) => {
    const match = form.exec(text)
    return match ? [{ days: read(match.slice(1)).filter(exists), rest: text.replace(match[0], ' ') }] : []
  })[0]
  if (!found || found.days.length === 0) return null
  const zone = zoneAtEnd.exec(found.rest.trim())?.[0]
  const time = timeIn(found.rest.replace(zone ?? '', ''))
  const lacks = [...(time ? [] : ['the time']), ...(zone ? [] : ['the time zone'])]
  const written = found.days.map((day) => `${day}T${time ?? '18:00'}:00${zone ? isoZone(zone) : '+01:00'}`)
  const own = lacks.map((part) =>
    part === 'the time' ? 'your own time for 18:00' : 'your own zone for +01:00',
  )
  const shown = JSON.stringify(text.slice(0, 60))
  return {
    message:
      lacks.length > 0
        ? `must be date, time and time zone in one: ${shown} lacks ${lacks.join(' and ')}.`
        : `must be date, time and time zone in one, as calendars write them, but is ${shown}.`,
    fix: `Write ${written.map((one) => `'${one}'`).join(' or ')}${own.length > 0 ? `, with ${own.join(' and ')}` : ''}.`,
    ...(lacks.length === 0 && written.length === 1 && { write: written[0] ?? '' }),
  }
}

type Form = readonly [RegExp, (parts: string[]) => string[]]

const iso = (year = '', month: string | number = '', day = '') =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`

const dateForms: readonly Form[] = [
  [/(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)T?/, ([y, m, d]) => [iso(y, m, d)]],
  [/(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/, ([d, m, y]) => [iso(y, m, d)]],
  // Americans name the month first, most others the day.
  [
    /(?<!\d)(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/,
    ([a, b, y]) => [...new Set([iso(y, a, b), iso(y, b, a)])],
  ],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|er)? +(?:of +|de +)?(\p{L}{3,})\.?,? +(?:de +)?(\d{4})(?!\d)/u,
    ([d, name = '', y]) => [iso(y, monthOf(name) ?? 0, d)],
  ],
  [
    /(\p{L}{3,})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})(?!\d)/u,
    ([name = '', d, y]) => [iso(y, monthOf(name) ?? 0, d)],
  ],
]

/** February 30 would be taken for March 2. */
const exists = (day: string) => {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

const timeIn = (text: string): string | undefined => {
  const [, hour = '', minutes = '00', half = ''] =
    /(?<!\d)(\d{1,2})(?:[:.h](\d\d))?(?::\d\d(?:\.\d+)?)? *([ap]\.?m\b\.?|Uhr|h\b|o['’]clock)?/i.exec(text) ??
    []
  const isPm = /^p/i.test(half)
  const at = /^[ap]/i.test(half) ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour)
  return hour === '' || at > 23 || Number(minutes) > 59
    ? undefined
    : `${String(at).padStart(2, '0')}:${minutes}`
}

const isoZone = (zone: string) => offsets[zone] ?? zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')

/** Names of one offset each; "ET" has two. */
const offsets: Record<string, string> = {
  Z: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  BST: '+01:00',
  CET: '+01:00',
  CEST: '+02:00',
  EST: '-05:00',
  EDT: '-04:00',
  CDT: '-05:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
}
const zoneAtEnd = new RegExp(`(?:Z|\\b(?:${Object.keys(offsets).join('|')}))$|[+-]\\d\\d:?\\d\\d$`)
