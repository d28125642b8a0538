import { expect, test } from 'vitest'
import { overText } from './send-alert.ts'

const since = new Date('2026-11-21T09:30:00Z')

test.each([
  ['breaker:mail', 'over: "mail" can be used again; waiting deliveries resume.'],
  [
    'breaker:webhook:hooks.example.com',
    'over: "webhook:hooks.example.com" can be used again; waiting deliveries resume.',
  ],
  ['queue:mail:0', 'over: effects for "mail" are no longer late.'],
  ['queue:webhook:hooks.example.com:2', 'over: effects for "webhook:hooks.example.com" are no longer late.'],
  ['mail_not_in_release:harbor/welcome', 'over: no mail fails any more for want of "harbor/welcome".'],
  ['failures', 'over: the failure rate is normal again.'],
  ['bounces', 'over: the rate of bounces is normal again.'],
  ['event_notice:harbor/event', 'over: no notice of harbor/event waits any more.'],
  ['disk:harbor-1', 'over: the disk of DATA_DIR on harbor-1 has enough space again.'],
  ['database', 'over: the database accepts forms again.'],
  ['of-a-later-version', 'over: "of-a-later-version".'],
])('the end of %s is reported as what works again', (name, text) => {
  expect(overText({ name, since })).toBe(`${text} It began at 2026-11-21T09:30:00.000Z.`)
})
