import { expect, test } from 'vitest'
import { configs, loadPage } from '../../../../tests/fixtures/page-fixture.ts'
import { saysOtherwise } from './when-differs.ts'

const starts = '2027-02-11T18:00:00-08:00'

test.each([
  ['Friday, February 11, 6 p.m.', ['Friday']],
  ['Thursday, February 12, 6 p.m.', ['February 12']],
  ['Thursday, 11 March, 6 p.m.', ['11 March']],
  ['Thursday, February 11, 7 p.m.', ['7 p.m.']],
  ['Thursday, February 11, 6 a.m.', ['6 a.m.']],
  ['Thursday, February 11, 2026, 6 p.m.', ['2026']],
  ['Thu, Feb. 11th, 19:30', ['19:30']],
  ['Friday, February 12, 7 p.m.', ['Friday', 'February 12', '7 p.m.']],
  ['Thursday, February 12, 6 p.m. in Ellery', ['February 12']],
  ['Thursday, February 11, 7 p.m. PST', ['7 p.m.']],
  ['February 10, 6-8 p.m.', ['February 10']],
  ['Freitag, 11. Februar 2027, 18 Uhr', ['Freitag']],
  ['Donnerstag, 12. Februar, 18.00 Uhr', ['12. Februar']],
  ['Am 11. Februar um 19 Uhr', ['19 Uhr']],
  ['Jeudi 12 février 2027, 18h', ['12 février']],
  ['jeudi 11 février à 19h30', ['19h30']],
  ['viernes, 11 de febrero de 2027', ['viernes']],
  ['11 de marzo de 2026', ['11 de marzo', '2026']],
  ['vrijdag 11 februari, 18 uur', ['vrijdag']],
  ['venerdì 11 febbraio', ['venerdì']],
])('"%s" is not when it begins: %j', (words, wrong) => {
  expect(saysOtherwise(words, starts)).toEqual(wrong)
})

test.each([
  'Thursday, February 11, 6 p.m.',
  'Thursday, February 11, 6 p.m. in Ellery',
  'Thu, Feb. 11th, 2027, 18:00',
  '11th of February, 6:00',
  '6-8 p.m., February 11',
  'Feb 11, 6:00 p.m. PT / 9:00 p.m. ET',
  'Friday, February 12, 3 a.m. in Berlin',
  'Friday, February 12, 1 p.m. AEDT',
  'February 11, 9 p.m. New York',
  'Thursday, February 11, doors 5:30 p.m.',
  'February 11 and 18, six in the evening',
  'February 9 to 12',
  'February 11, register by Monday',
  'Thursday at 6, in room 7',
  'Monday to Friday, online',
  'Tuesdays in spring',
  'One evening in March',
  'Every second week, 90 minutes',
  'Donnerstag, 11. Februar 2027, 18 Uhr',
  'Donnerstag, 11. Februar, 18.00 Uhr',
  'jeudi 11 février 2027 à 18h',
  'jueves, 11 de febrero de 2027, a las 18:00',
  'donderdag 11 februari, 18 uur',
  'giovedì 11 febbraio 2027, ore 18:00',
  'Anmeldung bis 4. Februar',
  'inscription avant le 4 février',
  '11. und 18. Februar',
  'You may march on: 12 times',
  '',
])('"%s" may well be when it begins', (words) => {
  expect(saysOtherwise(words, starts)).toEqual([])
})

test('a start in UTC is a start anywhere', () => {
  expect(saysOtherwise('Friday, 7 a.m.', '2027-03-04T20:00:00Z')).toEqual([])
  expect(saysOtherwise('March 7, 7 a.m.', '2027-03-04T20:00:00Z')).toEqual(['March 7'])
})

const reportedOf = (when: string) => loadPage('event', { ...configs.event.least, starts, when }).diagnostics

test('both dates are reported at the words of the page', () => {
  expect(reportedOf('Thursday, February 11, 6 p.m.')).toEqual([])
  const [diagnostic, ...others] = reportedOf('Thursday, February 12, 6 p.m.')
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({ path: 'with.when', rule: 'event-date', related: [{ line: 8 }] })
  expect(diagnostic?.message).toBe(
    'says "February 12", but the event begins on Thursday, February 11, 2027, 6:00 p.m. (UTC-08:00).',
  )
})
