import { expect, test } from 'vitest'
import { secondsBeforeEvents } from './event-time.ts'
import { fakeEvent, fakeSite, fakeSiteWith } from './fakes/fake-site.ts'

const at = (time: string) => secondsBeforeEvents(fakeSiteWith(fakeEvent), Date.parse(time))

test('the clock of the tests stops a week before an event', () => {
  expect(at('2026-11-01T10:00:00Z')).toBe(0)
  expect(at('2026-11-14T10:00:00Z')).toBe(0)
  expect(at('2026-11-21T10:00:00Z')).toBe(-7 * 86_400)
  expect(at('2027-11-21T10:00:00Z')).toBe(-372 * 86_400)
  expect(secondsBeforeEvents(fakeSite, Date.parse('2099-01-01T00:00:00Z'))).toBe(0)
})
