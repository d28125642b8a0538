import { describe, expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const keys = ['starts: 2026-12-03 19:00 Europe/London', 'every: first Thursday']

const load = (
  step: string[],
  { fact = '{eventDate}', text = 'Come.', seo = '' }: { fact?: string; text?: string; seo?: string } = {},
) => {
  const hero = `  - type: hero\n    text: ${JSON.stringify(text)}\n    facts: [{ icon: calendar, text: ${JSON.stringify(fact)} }]\n`
  const event = `  - step: event\n    capacity: 9\n${step.map((line) => `    ${line}\n`).join('')}`
  const file = (goodFiles[campaignFile] ?? '')
    .replace('sections:\n', `sections:\n${hero}`)
    .replace('  - step: journey', `${event}  - step: journey`)
    .replace('      error: { title', '      full: { title: Full }\n      error: { title')
    .replace('title: Sleep guide\n  description', `title: Sleep guide${seo}\n  description`)
  return loadWith({ [campaignFile]: file }).diagnostics.map(
    ({ path, line, column, message, fix }) =>
      `${line}:${column} ${path} ${message}${fix === undefined ? '' : ` ${fix}`}`,
  )
}

test('an event that comes again names its next date on the page', () => {
  expect(load(keys)).toEqual([])
  expect(load([...keys, 'except: [2027-01-07]', 'until: 2027-12-31'])).toEqual([])
})

describe('a key that contradicts another is reported at its place', () => {
  test.each([
    [
      ['starts: 2026-12-02 19:00 Europe/London', 'every: first Thursday'],
      '26:13 pipeline[1].starts is no "first Thursday": write "2026-12-03 19:00 Europe/London"',
    ],
    [
      ['starts: 2026-12-03T19:00:00+00:00', 'every: Thursday'],
      '26:13 pipeline[1].starts must end in the name of its time zone',
    ],
    [['every: Thursday'], '26:5 pipeline[1].every needs "starts", the first date'],
    [[keys[0] ?? '', 'every: fifth Thursday'], '27:12 pipeline[1].every must be a weekday'],
    [[keys[0] ?? '', 'except: [2027-01-07]'], '27:5 pipeline[1].except is for an event that comes again'],
    [
      [...keys, 'except: [2027-01-07, 2027-01-08]'],
      '28:26 pipeline[1].except[1] is no date of this event; the next one is 2027-02-04',
    ],
    [[...keys, 'until: 2027-01-31', 'except: [2027-02-04]'], '29:13 pipeline[1].except[0] is after "until"'],
    [[...keys, 'except: [2027-01-07, 2027-01-07]'], '28:26 pipeline[1].except[1] is named twice'],
    [
      [...keys, 'until: 2026-12-31', 'except: [2026-12-03]'],
      '29:5 pipeline[1].except leaves no date until "until"',
    ],
    [[...keys, 'until: 2026-11-01'], '28:12 pipeline[1].until is before the first date'],
  ])('%j', (step, words) => {
    const found = load(step, { fact: 'Thursday' })
    expect(found[0]?.replace(/^\d+:\d+ /, '')).toContain(words.replace(/^\d+:\d+ /, ''))
    expect(found).toHaveLength(1)
  })
})

describe('words of the page that say something else than "every" are reported', () => {
  test.each([
    ['First Friday of the month', 'says "First Friday", but the event comes again every "first Thursday"'],
    ['Second Thursday of the month, 7 p.m.', 'says "Second Thursday"'],
    ['Every Thursday, 7 p.m.', 'says "Every Thursday"'],
    ['Thursdays, 7 p.m.', 'says "Thursdays"'],
    ['First Thursday of the month, 8 p.m. UK time', 'says "8 p.m."'],
    ['First Thursday of the month, 8 p.m.', 'says "8 p.m."'],
    ['December 3, 7 p.m.', 'says "December 3", but the event comes again (every: first Thursday)'],
    // Sydney's clocks change on other days: right in winter, wrong in summer.
    ['6 a.m. in Sydney', 'says "6 a.m."'],
  ])('%s', (fact, words) => {
    expect(load(keys, { fact })).toEqual([expect.stringContaining(words)])
  })

  test.each([
    'First Thursday of the month, 7 p.m. UK time',
    'First Thursday of the month',
    'Thursday, {eventDay}, 7 p.m.',
    '7 p.m. in London',
    'Ninety minutes',
  ])('%s is right', (fact) => {
    expect(load(keys, { fact })).toEqual([])
  })

  test('wherever they are', () => {
    expect(load(keys, { text: 'We meet on the last Friday of every month.' })).toEqual([
      expect.stringContaining('says "last Friday"'),
    ])
    expect(load(keys, { text: 'Read it before the first Monday at work.' })).toEqual([])
  })
})

test('a date is filled in where the page says it, and nowhere else', () => {
  expect(load(keys, { seo: ' {eventDay}' })).toEqual([
    expect.stringContaining(`"{eventDay}" is not filled in here.`),
  ])
  expect(load([])).toEqual([expect.stringContaining(`"{eventDate}" is not filled in here.`)])
})
