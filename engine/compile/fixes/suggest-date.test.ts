import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../tests/fixtures/page-fixture.ts'
import { suggestDate } from './suggest-date.ts'

const both = 'lacks the time and the time zone.'
const zone = 'lacks the time zone.'

test.each([
  ['31.12.2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['31. 12. 2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['12/31/2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['31/12/2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['4/3/2026', both, "'2026-04-03T18:00:00+01:00' or '2026-03-04T18:00:00+01:00',"],
  ['2026-12-31', both, "'2026-12-31T18:00:00+01:00',"],
  ['December 31, 2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['31 December 2026 18:00', zone, "'2026-12-31T18:00:00+01:00',"],
  ['31. Dezember 2026, 19.30 Uhr', zone, "'2026-12-31T19:30:00+01:00',"],
  ['31 de diciembre de 2026, 20h', zone, "'2026-12-31T20:00:00+01:00',"],
  ['Thu, Dec. 31st, 2026 at 7 p.m.', zone, "'2026-12-31T19:00:00+01:00',"],
  ['2026-12-31T19:00', zone, "'2026-12-31T19:00:00+01:00',"],
  ['2026-12-31 19:00:00', zone, "'2026-12-31T19:00:00+01:00',"],
])('%s %s', (written, lacks, example) => {
  const suggestion = suggestDate(written)
  expect(suggestion?.message).toContain(lacks)
  expect(suggestion?.fix).toContain(`Write ${example} with your own`)
  expect(suggestion?.write).toBeUndefined()
})

test.each([
  ['2026-12-31 18:00 +0100', '2026-12-31T18:00:00+01:00'],
  ['2026-12-31T18:00+01:00', '2026-12-31T18:00:00+01:00'],
  ['31.12.2026 18:00 UTC', '2026-12-31T18:00:00Z'],
  ['2026-12-31T18:00:00 PST', '2026-12-31T18:00:00-08:00'],
  ['July 4, 2026, 6 p.m. CEST', '2026-07-04T18:00:00+02:00'],
])('%s lacks nothing, and is only written otherwise', (written, right) => {
  expect(suggestDate(written)?.write).toBe(right)
})

test.each(['31.02.2026', 'soon', '2026', 'Smarch 4, 2026', '2026-02-30T18:00:00+01:00', 'in 14 days'])(
  'of %s nothing is made',
  (written) => expect(suggestDate(written)).toBeNull(),
)

test('the start of an event says what it lacks', () => {
  const { diagnostics } = loadPage('event', { ...configs.event.least, starts: '31.12.2026' })
  expect(diagnostics.map(({ rule, path }) => ({ rule, path }))).toEqual([
    { rule: 'format', path: 'with.starts' },
  ])
  expect(diagnostics[0]?.message).toContain('"31.12.2026" lacks the time and the time zone')
  const whole = loadPage('event', { ...configs.event.least, starts: '2027-02-11 18:00 -0800' })
  expect(whole.diagnostics[0]?.repair?.map(({ text }) => text)).toEqual(['"2027-02-11T18:00:00-08:00"'])
})
