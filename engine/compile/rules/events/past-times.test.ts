import { expect, test } from 'vitest'
import { openSite } from '../../load/open-site.ts'
import {
  campaignFile,
  coachFile,
  goodFiles,
  linkedCoach,
  writeSite,
} from '../../../../tests/fixtures/site-fixture.ts'

const event = "  - { step: event, capacity: 12, starts: '2027-03-04T18:00:00+01:00' }\n"
const page = (goodFiles[campaignFile] ?? '')
  .replace('messages:', 'messages:\n      full: { title: Full }')
  .replace(
    '  - step: journey\n    first: now\n    sequence:\n',
    `${event}  - step: journey\n    first: now\n    sequence:\n      - { email: day-before, beforeEvent: 24 }\n`,
  )
const mails = { 'nora/emails/day-before.md': goodFiles['nora/emails/sleep-guide.md'] }

const notesOn = (day: string, campaign = page) => {
  const dir = writeSite({ ...mails, [coachFile]: linkedCoach, [campaignFile]: campaign })
  const site = openSite({ dir, publicOrigin: 'https://porch.example' })
  expect(site.update(null).diagnostics).toEqual([])
  return site.notes(new Date(day)).map(({ path, line, message }) => `${line} ${path}: ${message}`)
}

test('an event that has begun is worth a look, and refuses nothing', () => {
  expect(notesOn('2027-03-04T17:00:00Z')).toEqual([
    '26 pipeline[1].starts: the event began on 2027-03-04: its page says that it is over, and nobody can register.',
  ])
})

test('a reminder that would have left already is worth a look', () => {
  expect(notesOn('2027-03-04T02:30:00Z')).toEqual([
    '30 pipeline[2].sequence[0].beforeEvent: the event begins in 14 hours, so who registers now no longer gets this reminder.',
  ])
  expect(notesOn('2027-03-03T16:59:00Z')).toEqual([])
})

test('nothing is said of an event that is called off', () => {
  const later = '2027-05-01T00:00:00Z'
  expect(notesOn(later)).toHaveLength(1)
  expect(notesOn(later, page.replace('capacity: 12,', 'capacity: 12, cancelled: true,'))).toEqual([])
})
