import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventDate } from '../../../campaign/schema/event-words.ts'
import { langs } from '../../../words/lang.ts'
import { saysOtherwise } from './when-differs.ts'
import { isAll } from '../../../../tests/extent.ts'
import { openCachedDatabase } from '../../../../tests/fixtures/memory-database.ts'
import { configs, loadPage } from '../../../../tests/fixtures/page-fixture.ts'

const cities = [
  'Sydney|Australia/Sydney',
  'Auckland|Pacific/Auckland',
  'Tokyo|Asia/Tokyo',
  'Kolkata|Asia/Kolkata',
  'Kathmandu|Asia/Kathmandu',
  'Dubai|Asia/Dubai',
  'Nairobi|Africa/Nairobi',
  'Cairo|Africa/Cairo',
  'Athens|Europe/Athens',
  'Berlin|Europe/Berlin',
  'London|Europe/London',
  'Lisbon|Europe/Lisbon',
  'Sao Paulo|America/Sao_Paulo',
  'St Johns|America/St_Johns',
  'New York|America/New_York',
  'Chicago|America/Chicago',
  'Denver|America/Denver',
  'Phoenix|America/Phoenix',
  'Los Angeles|America/Los_Angeles',
  'Anchorage|America/Anchorage',
]
/** After which no zone is named. */
const mainCities = [
  'Munich|Europe/Berlin',
  'Köln|Europe/Berlin',
  'Lyon|Europe/Paris',
  'Montréal|America/Toronto',
  'San Francisco|America/Los_Angeles',
  'Mumbai|Asia/Kolkata',
]
/** Winter, summer, and days on which the clocks of some places have changed and those of others have not. */
const zones = {
  '2027-01-14T15:00:00-05:00': 'America/New_York',
  '2027-03-20T15:00:00-04:00': 'America/New_York',
  '2027-07-04T11:30:00-07:00': 'America/Los_Angeles',
  '2027-10-30T18:00:00+02:00': 'Europe/Berlin',
  '2027-11-03T19:45:00+00:00': 'Europe/London',
}
const moments = Object.keys(zones)
const zoneOf = new Map(Object.entries(zones))

/** PostgreSQL has zone data of its own. */
let database: Awaited<ReturnType<typeof openCachedDatabase>>
beforeAll(async () => {
  database = await openCachedDatabase()
})
afterAll(() => database.close())

/** `later`: an hour after the moment. */
const clocks = async () => {
  const words = `to_char(%, 'FMDay, FMMonth FMDD, FMHH12:MI ') || case when extract(hour from %) < 12 then 'a.m.' else 'p.m.' end`
  const at = (moment: string) => words.replaceAll('%', `(${moment} at time zone split_part(city, '|', 2))`)
  const { rows } = await database.pool.query<{ city: string; moment: string; right: string; later: string }>(
    `select split_part(city, '|', 1) as city, moment, ${at('moment::timestamptz')} as right,
            ${at("(moment::timestamptz + interval '1 hour')")} as later
     from unnest($1::text[]) city, unnest($2::text[]) moment`,
    [cities, moments],
  )
  return rows
}

/** The quick run loads a page for each city, in one of the seasons; the tests below compare every pair without a page. */
const isInTurn = ({ city, moment }: { city: string; moment: string }) => {
  const at = cities.findIndex((one) => one.startsWith(`${city}|`))
  return isAll || at % moments.length === moments.indexOf(moment)
}

const faulty = (starts: string, when: string) =>
  loadPage('event', { ...configs.event.least, starts, when }).diagnostics.length > 0

test('of a time with its city, in twenty zones and five seasons, no right one is refused and no contradiction passes', async () => {
  const rows = (await clocks()).filter(isInTurn)
  expect(rows).toHaveLength(isAll ? 100 : 20)
  expect(rows.filter(({ city, moment, right }) => faulty(moment, `${right} in ${city}`))).toEqual([])
  expect(rows.filter(({ city, moment, later }) => !faulty(moment, `${later} in ${city}`))).toEqual([])
})

const english = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const german = 'zwölf eins zwei drei vier fünf sechs sieben acht neun zehn elf'.split(' ')
const two = (number: number) => String(number).padStart(2, '0')
const inWords = (names: string[], hour: number, minute: number, [full, quarter, half, to]: string[]) => {
  const name = (at: number) => names[at % 12] ?? ''
  if (minute === 0) return `${name(hour)}${full}`
  return [quarter, half, to][minute / 15 - 1]?.replace('%', name(hour)).replace('+', name(hour + 1)) ?? ''
}
const dayPart = (hour: number, parts: string[]) => parts[hour < 12 ? 0 : hour < 18 ? 1 : 2] ?? ''

/** A time of day with its city, as people write it in five languages, in figures and in words. */
const forms: Record<string, (hour: number, minute: number, city: string) => string> = {
  '7.30 p.m.': (hour, minute, city) =>
    `${hour % 12 || 12}${minute ? `:${two(minute)}` : ''} ${hour < 12 ? 'am' : 'p.m.'} (${city})`,
  '19:30': (hour, minute, city) => `${two(hour)}:${two(minute)} in ${city}`,
  'half past seven in the evening': (hour, minute, city) => {
    const part = dayPart(hour, ['in the morning', 'in the afternoon', 'in the evening'])
    const words = inWords(english, hour, minute, ['', 'a quarter past %', 'half past %', 'quarter to +'])
    return `${words} ${part === 'in the morning' || minute < 45 ? part : ''} in ${city}`.replace('  ', ' ')
  },
  "seven o'clock": (hour, minute, city) =>
    `${inWords(english, hour, minute, [" o'clock", 'quarter past %', 'half past %', 'quarter to +'])} in ${city}`,
  '19.30 Uhr': (hour, minute, city) => `${hour}${minute ? `.${two(minute)}` : ''} Uhr in ${city}`,
  'halb acht': (hour, minute, city) =>
    `um ${inWords(german, hour, minute, ['', 'Viertel nach %', 'halb +', 'Viertel vor +'])} in ${city}`,
  '19 h 30': (hour, minute, city) => `à ${two(hour)} h${minute ? ` ${two(minute)}` : ''} à ${city}`,
  'a las 19:30': (hour, minute, city) => `a las ${hour}:${two(minute)} en ${city}`,
  '7:30 مساءً': (hour, minute, city) =>
    `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'صباحًا' : 'مساءً'} بتوقيت ${city}`,
}

test.each(Object.keys(forms))(
  'no right one is refused and no contradiction passes of a time written as "%s"',
  async (form) => {
    const rows = await times()
    const says = (row: (typeof rows)[number], later: number) => {
      const minutes = (row.hour * 60 + row.minute + later + 1440) % 1440
      const words = forms[form]?.(Math.floor(minutes / 60), minutes % 60, row.city) ?? ''
      return { words, wrong: saysOtherwise(words, { at: row.moment, zone: zoneOf.get(row.moment) ?? 'UTC' }) }
    }
    expect(rows.map((row) => says(row, 0)).filter(({ wrong }) => wrong.length > 0)).toEqual([])
    for (const later of [60, -60, 30, 150])
      expect(rows.map((row) => says(row, later)).filter(({ wrong }) => wrong.length === 0)).toEqual([])
  },
)

let known: Promise<{ city: string; moment: string; hour: number; minute: number }[]> | undefined
const times = () => (known ??= readTimes())

const readTimes = async () => {
  const { rows } = await database.pool.query<{ city: string; moment: string; hour: number; minute: number }>(
    `select city, moment, extract(hour from seen)::int as hour, extract(minute from seen)::int as minute
     from (select split_part(city, '|', 1) as city, moment, moment::timestamptz at time zone split_part(city, '|', 2) as seen
           from unnest($1::text[]) city, unnest($2::text[]) moment) as clock`,
    [[...cities, ...mainCities], moments],
  )
  return rows
}

test.each(langs)(
  'what Porchlight itself says in "%s" of a moment in these zones is right, and wrong of the hour after',
  (lang) => {
    for (const city of cities)
      for (const at of moments) {
        const zone = city.replace(/^.*\|/, '')
        const later = new Date(Date.parse(at) + 3_600_000).toISOString()
        expect(saysOtherwise(eventDate(at, lang, zone), { at, zone }), city).toEqual([])
        expect(saysOtherwise(eventDate(later, lang, zone), { at, zone }), `${city} ${at}`).not.toEqual([])
      }
  },
)
