import { expect, test } from 'vitest'
import { overText } from './over-text.ts'

const since = new Date('2026-11-21T09:30:00Z')

test.each([
  ['breaker:mail', 'over: "mail" can be used again; what waited for it leaves now.'],
  [
    'breaker:webhook:hooks.example.com',
    'over: "webhook:hooks.example.com" can be used again; what waited for it leaves now.',
  ],
  ['queue:mail:0', 'over: effects for "mail" are no longer late.'],
  ['queue:webhook:hooks.example.com:2', 'over: effects for "webhook:hooks.example.com" are no longer late.'],
  ['mail_not_in_release:harbor/welcome', 'over: no mail fails any more for want of "harbor/welcome".'],
  ['failures', 'over: effects fail no more often than they usually do.'],
  ['bounces', 'over: no more mails come back than usual.'],
  ['disk:harbor-1', 'over: the disk of DATA_DIR on harbor-1 has room again.'],
  ['database', 'over: the database takes forms again.'],
  ['of-a-later-version', 'over: "of-a-later-version".'],
])('the end of %s is reported as what works again', (name, text) => {
  expect(overText({ name, since })).toBe(`${text} It began at 2026-11-21T09:30:00.000Z.`)
})
