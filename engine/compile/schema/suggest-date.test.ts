import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../tests/fixtures/page-fixture.ts'
import { suggestDate } from './with-help.ts'

const both = 'lacks the time and the time zone.'
const zone = 'lacks the time zone.'

test.each([
  ['31.12.2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['31. 12. 2026', both, "'2026-12-31T18:00:00+01:00',"],
  ['2026-12-31', both, "'2026-12-31T18:00:00+01:00',"],
  ['31.12.2026, 19:30', zone, "'2026-12-31T19:30:00+01:00',"],
  ['2026-12-31T19:00', zone, "'2026-12-31T19:00:00+01:00',"],
  ['2026-12-31 19:00:00', zone, "'2026-12-31T19:00:00+01:00',"],
])('%s %s', (written, lacks, example) => {
  expect(suggestDate(written)?.message).toContain(lacks)
  expect(suggestDate(written)?.fix).toContain(`Write ${example} with your`)
})

test.each([
  ['2026-12-31 18:00 +0100', '2026-12-31T18:00:00+01:00'],
  ['2026-12-31T18:00+01:00', '2026-12-31T18:00:00+01:00'],
  ['31.12.2026 18:00 Z', '2026-12-31T18:00:00Z'],
])('%s is complete, but written differently', (written, right) => {
  expect(suggestDate(written)?.fix).toBe(`Write '${right}'.`)
})

test.each([
  '31.02.2026',
  'soon',
  '2026',
  '4/3/2026',
  '31 December 2026',
  '2026-02-30T18:00:00+01:00',
  'in 14 days',
])('for %s nothing is suggested', (written) => expect(suggestDate(written)).toBeNull())

test('the start of an event says what it lacks', () => {
  const { diagnostics } = loadPage('event', { ...configs.event.least, starts: '31.12.2026' })
  expect(diagnostics).toMatchObject([{ rule: 'format', path: 'with.starts' }])
  expect(diagnostics[0]?.message).toContain('"31.12.2026" lacks the time and the time zone')
})
