import { expect, test } from 'vitest'
import { campaignFile, goodFiles, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { mailSources } from './compile-mails.ts'

const mail = '---\nsubject: Tomorrow\npreheader: At seven.\n---\n\nHello {name}.\n\n[Add it]({calendarUrl})\n'

const joins = (place: string) => {
  const event = `  - { step: event, capacity: 9, starts: 2027-03-04 19:00 Europe/London, place: '${place}' }\n`
  const file = (goodFiles[campaignFile] ?? '')
    .replace('  - step: journey', `${event}  - step: journey`)
    .replace('after: 0 }', 'after: 0 }\n      - { email: tomorrow, beforeEvent: 24 }')
    .replace('      error: { title', '      full: { title: Full }\n      error: { title')
  const { site, diagnostics } = loadWith({ [campaignFile]: file, 'nora/emails/tomorrow.md': mail })
  if (!site) throw new Error(JSON.stringify(diagnostics))
  return mailSources(site)['nora/tomorrow']?.joins
}

test('a reminder leads to the room of a meeting, not to an address in a street', () => {
  expect(joins('https://meet.example/evening')).toBe(true)
  expect(joins('18 Orchard Row')).toBeUndefined()
})
