import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { eventDate } from '../../../campaign/schema/event-words.ts'
import { langs } from '../../../words/lang.ts'
import { saysOtherwise } from './when-differs.ts'
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
/** Winter, summer, and days on which the clocks of some places have changed and those of others have not. */
const moments = [
  '2027-01-14T15:00:00-05:00',
  '2027-03-20T15:00:00-04:00',
  '2027-07-04T11:30:00-07:00',
  '2027-10-30T18:00:00+02:00',
  '2027-11-03T19:45:00+00:00',
]

/** The clocks of PostgreSQL, which has zone data of its own: `later`: an hour after the moment. */
const clocks = async () => {
  const database = new PGlite()
  const words = `to_char(%, 'FMDay, FMMonth FMDD, FMHH12:MI ') || case when extract(hour from %) < 12 then 'a.m.' else 'p.m.' end`
  const at = (moment: string) => words.replaceAll('%', `(${moment} at time zone split_part(city, '|', 2))`)
  const { rows } = await database.query<{ city: string; moment: string; right: string; later: string }>(
    `select split_part(city, '|', 1) as city, moment, ${at('moment::timestamptz')} as right,
            ${at("(moment::timestamptz + interval '1 hour')")} as later
     from unnest($1::text[]) city, unnest($2::text[]) moment`,
    [cities, moments],
  )
  await database.close()
  return rows
}

const faulty = (starts: string, when: string) =>
  loadPage('event', { ...configs.event.least, starts, when }).diagnostics.length > 0

test('of a time with its city, in twenty zones and five seasons, no right one is refused and no contradiction passes', async () => {
  const rows = await clocks()
  expect(rows).toHaveLength(100)
  expect(rows.filter(({ city, moment, right }) => faulty(moment, `${right} in ${city}`))).toEqual([])
  expect(rows.filter(({ city, moment, later }) => !faulty(moment, `${later} in ${city}`))).toEqual([])
})

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
