import { expect, test } from 'vitest'
import { madePage, configs } from '../../../tests/fixtures/page-fixture.ts'
import { loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { testPage } from '../../../tests/fixtures/test-page.ts'
import { structuredData } from '../../render/structured-data.ts'
import { toPage } from './page.ts'
import { pageOnDate, pageToday } from './page-on-date.ts'

const made = madePage('event', {
  ...configs.event.least,
  starts: '2027-02-11 18:00 America/Los_Angeles',
  every: 'second Thursday',
})
const nora = loadWith({}).site?.coaches['nora']
if (!nora) throw new Error('There is no coach.')
const page = toPage(made.campaign, nora.coach, 'https://porch.example')

test('a page made from the template names the date of its event, for people and for search engines', () => {
  const june = pageOnDate(page, '2027-06-10')
  const words = JSON.stringify(june.sections)
  expect(words).toContain('Thursday, June 10, 2027, 6:00\u00a0p.m. Pacific Time')
  expect(words).toContain('{"value":"June 10","label":"Thursday"}')
  expect(words).not.toContain('{event')
  expect(JSON.stringify(structuredData(june))).toContain('"startDate":"2027-06-10T18:00:00-07:00"')
  expect(JSON.stringify(structuredData(june))).toContain('"endDate":"2027-06-10T19:00:00-07:00"')
})

test('without a date it is the first, and today the open one', () => {
  expect(pageOnDate(page).event?.startDate).toBe('2027-02-11T18:00:00-08:00')
  const spring = pageToday(page, new Date('2027-03-14T00:00:00Z'))
  expect(spring.event?.startDate).toBe('2027-04-08T18:00:00-07:00')
})

test('the calendar file on the page keeps its date', () => {
  expect(JSON.stringify(pageOnDate(page, '2027-06-10').sections)).toContain('new-page.ics?on=2027-06-10"')
})

test('a page without a dated event is what it is', () => {
  expect(pageToday(testPage, new Date())).toBe(testPage)
})
