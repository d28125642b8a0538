import { expect, test } from 'vitest'
import { EventStart } from './event-start.ts'
import { startAsWritten } from './said-date.ts'

test.each([
  ['12.12.2026', '"2026-12-12 18:00 Europe/London", with your own time and time zone'],
  ['3. 4. 2027 19:30', '"2027-04-03 19:30 Europe/London", with your own time zone'],
  ['December 12, 2026, 6 p.m.', '"2026-12-12 18:00 Europe/London", with your own time zone'],
  ['12 December 2026 18:00 Europe/Berlin', '"2026-12-12 18:00 Europe/Berlin"'],
  ['2026-12-12', '"2026-12-12 18:00 Europe/London", with your own time and time zone'],
  ['2026-12-12 6:30 pm Europe/Berlin', '"2026-12-12 18:30 Europe/Berlin"'],
  ['12/31/2026', '"2026-12-31 18:00 Europe/London", with your own time and time zone'],
  [
    '3/4/2027',
    '"2027-04-03 18:00 Europe/London" or "2027-03-04 18:00 Europe/London", with your own time and time zone',
  ],
])('%s is answered with the form that is read', (text, written) => {
  expect(startAsWritten(text)).toBe(`must be year-month-day, time and time zone (write ${written})`)
})

test.each([
  ['32 December 2026', 'December 2026 has 31', '2026-12-31 18:00 Europe/London'],
  ['2026-12-32 18:00 Europe/Berlin', 'December 2026 has 31', '2026-12-31 18:00 Europe/Berlin'],
  ['2027-02-30T18:00:00+01:00', 'February 2027 has 28', '2027-02-28 18:00 Europe/London'],
])('%s names a day that does not exist', (text, why, written) => {
  const message = EventStart.safeParse(text).error?.issues[0]?.message ?? ''
  expect(message).toContain(`(${why})`)
  expect(message).toContain(`write "${written}"`)
})

test('what is no date keeps the example', () => {
  expect(startAsWritten('next Thursday')).toBeUndefined()
  expect(EventStart.safeParse('tomorrow').error?.issues[0]?.message).toContain(
    'such as "2027-03-04 18:00 Europe/Berlin"',
  )
})

test('what is suggested is accepted', () => {
  for (const said of ['12.12.2026', '32 December 2026', '12/31/2026']) {
    const written = /write "([^"]+)"/.exec(startAsWritten(said) ?? '')?.[1]
    expect(EventStart.safeParse(written).success).toBe(true)
  }
})
