import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCachedDatabase } from '../../../tests/fixtures/memory-database.ts'
import { Every, firstFrom, isDate, openDate, ruleOf, timesOn, type Series } from './event-series.ts'

const series = (more: Partial<Series> = {}): Series => ({
  every: 'first Thursday',
  from: '2026-12-03',
  time: '07:30',
  zone: 'America/New_York',
  minutes: 90,
  ...more,
})

test.each(['Thursday', 'first Thursday', 'last Friday', '2 weeks'])('every: %s', (text) => {
  expect(Every.safeParse(text).success).toBe(true)
})

test.each(['thursday', 'fifth Thursday', 'Thursdays', '1 weeks', 'first Thursday of the month', 'month'])(
  'every: %s is refused, with what may be written',
  (text) => {
    expect(Every.safeParse(text).error?.issues[0]?.message).toContain('must be a weekday')
  },
)

/** PostgreSQL has zone data and a calendar of its own. */
let database: Awaited<ReturnType<typeof openCachedDatabase>>
beforeAll(async () => {
  database = await openCachedDatabase()
})
afterAll(() => database.close())

/** Thirteen months, half an hour by half an hour, on the clocks of the zone: no arithmetic of dates. */
const byTheClock = async (
  zone: string,
  isDay: (day: string, weekday: string) => boolean,
  time: string,
): Promise<string[]> => {
  const { rows } = await database.pool.query<{ at: Date; day: string; weekday: string }>(
    `select at, to_char(seen, 'YYYY-MM-DD') as day, to_char(seen, 'FMDay') as weekday
     from (select at, at at time zone $1 as seen
           from generate_series('2026-12-01Z'::timestamptz, '2027-12-31 23:30Z', interval '30 minutes') at) as clock
     where to_char(seen, 'HH24:MI') = $2 order by at`,
    [zone, time],
  )
  return rows.filter(({ day, weekday }) => isDay(day, weekday)).map(({ at }) => at.toISOString())
}

const dayOfMonth = (day: string) => Number(day.slice(8))
const isLastSeven = (day: string) =>
  dayOfMonth(day) + 7 > new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

describe('over a year with both changes of the clocks, the dates are those that the clocks of the zone show', () => {
  const rules: [string, string, (day: string, weekday: string) => boolean][] = [
    ['first Thursday', '2026-12-03', (day, name) => name === 'Thursday' && dayOfMonth(day) <= 7],
    [
      'second Tuesday',
      '2026-12-08',
      (day, name) => name === 'Tuesday' && Math.ceil(dayOfMonth(day) / 7) === 2,
    ],
    ['last Sunday', '2026-12-27', (day, name) => name === 'Sunday' && isLastSeven(day)],
    ['Thursday', '2026-12-03', (_, name) => name === 'Thursday'],
  ]
  const zones = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'America/Santiago', 'Asia/Kolkata']
  test.each(zones.flatMap((zone) => rules.map((rule) => [zone, ...rule] as const)))(
    '%s, every %s',
    async (zone, every, from, isDay) => {
      const one = series({ every, from, zone, time: '19:30', until: '2027-12-31' })
      const expected = await byTheClock(zone, (day, name) => day >= from && isDay(day, name), '19:30')
      const found: string[] = []
      let now = new Date('2026-12-01T00:00:00Z')
      for (let last = ''; last !== openDate(one, now); now = new Date(timesOn(one, last).endsAt)) {
        last = openDate(one, now)
        found.push(timesOn(one, last).startsAt)
      }
      expect(found).toEqual(expected)
      expect(found.length).toBeGreaterThan(12)
    },
  )
})

test('the hour stays on the clocks of the zone: the offset changes with them, twice a year', () => {
  const offsets = ['2027-03-04', '2027-04-01', '2027-10-07', '2027-11-04', '2027-12-02'].map((date) =>
    timesOn(series(), date).startsAs.slice(-6),
  )
  expect(offsets).toEqual(['-05:00', '-04:00', '-04:00', '-04:00', '-05:00'])
})

test('a time that the clocks leave out is an hour later, and one that they show twice is the first', () => {
  const night = series({ every: 'Sunday', time: '02:30', zone: 'Europe/Berlin', from: '2027-01-03' })
  expect(timesOn(night, '2027-03-28').startsAs).toBe('2027-03-28T03:30:00+02:00')
  expect(timesOn(night, '2027-10-31').startsAs).toBe('2027-10-31T02:30:00+02:00')
})

test('weeks count from the first date', () => {
  const fortnight = series({ every: '2 weeks' })
  expect(firstFrom(fortnight, '2026-12-04')).toBe('2026-12-17')
  expect(isDate(fortnight, '2026-12-10')).toBe(false)
  expect(firstFrom(fortnight, '2027-04-01')).toBe('2027-04-08')
})

test('the next date takes over when one ends, to the minute', () => {
  expect(openDate(series(), new Date('2026-01-01T00:00:00Z'))).toBe('2026-12-03')
  expect(openDate(series(), new Date('2026-12-03T13:59:59Z'))).toBe('2026-12-03')
  expect(openDate(series(), new Date('2026-12-03T14:00:00Z'))).toBe('2027-01-07')
})

test('an event that goes on after midnight keeps its date until it ends', () => {
  const night = series({ every: 'Friday', from: '2026-12-04', time: '22:00', minutes: 240 })
  expect(openDate(night, new Date('2026-12-05T06:59:00Z'))).toBe('2026-12-04')
  expect(openDate(night, new Date('2026-12-05T07:00:00Z'))).toBe('2026-12-11')
})

test('excepted dates are left out, and after the last date nothing comes', () => {
  const short = series({ except: ['2027-01-07'], until: '2027-02-28' })
  const after = (date: string) => openDate(short, new Date(timesOn(short, date).endsAt))
  expect(after('2026-12-03')).toBe('2027-02-04')
  expect(after('2027-02-04')).toBe('2027-02-04')
  expect(isDate(short, '2027-01-07')).toBe(false)
  expect(isDate(short, '2027-03-04')).toBe(false)
})

test('what is written says which day it is', () => {
  expect(ruleOf('last Friday')).toEqual({ weekday: 5, nth: 5, weeks: 1 })
})
