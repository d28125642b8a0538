import { expect, test } from 'vitest'
import { testPage } from '../../tests/fixtures/test-page.ts'
import type { Page } from '../campaign/schema/page.ts'
import { countdownScript } from './countdown-script.ts'
import { ownTimeScript } from './own-time-script.ts'

const event = {
  name: 'Evening',
  startDate: '2027-03-04T18:00:00+01:00',
  endDate: '2027-03-04T19:00:00+01:00',
  cancelled: false,
}
const hero = { type: 'hero', facts: [{ icon: 'calendar', text: '{eventDate}' }] }

test('the time where the reader is, is said of an event online and not of one at a place', () => {
  const pageOf = (address?: string) =>
    ({ ...testPage, sections: [hero], event: { ...event, ...(address && { address }) } }) as unknown as Page
  expect(ownTimeScript(pageOf())).toContain('data-at')
  expect(ownTimeScript(pageOf('18 Orchard Row'))).toBe('')
  expect(countdownScript('en', event)).toContain('o.hidden=')
  expect(countdownScript('en', { ...event, address: '18 Orchard Row' })).not.toContain('o.hidden=')
})
