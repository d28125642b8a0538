import { expect, test } from 'vitest'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'
import { siteOf } from '../../load/site-of.ts'

const mailFile = goodFiles['nora/emails/sleep-guide.md']
const mails = { 'nora/emails/tip.md': mailFile, 'nora/emails/day-before.md': mailFile }

const loadJourney = (sequence: string, event = '') => {
  const written = `${event}  - step: journey\n    first: now\n    sequence:\n${sequence}`
  const listed =
    '  - step: journey\n    first: now\n    sequence:\n      - { email: sleep-guide, after: 0 }\n'
  const page = edited(campaignFile, listed, written)[campaignFile] ?? ''
  const file = page.replace('    button:', '    privacy: A few mails. One click ends them.\n    button:')
  const full = file.replace(
    'success: { title: Done }',
    'success: { title: Done }\n      full: { title: Full }',
  )
  return loadWith({ ...mails, [campaignFile]: event ? full : file })
}

const journeyDiagnostics = (sequence: string, event = '') =>
  loadJourney(sequence, event).diagnostics.filter(({ path }) => path.includes('sequence'))

const hello = '      - { email: sleep-guide, after: 0 }\n'
const reminder = '      - { email: day-before, beforeEvent: 24 }\n'
const open = '  - { step: event, capacity: 12 }\n'
const dated = `  - { step: event, capacity: 12, starts: '2027-02-11T18:00:00-08:00', minutes: 120 }\n`

test('a journey lists an email once', () => {
  const again = journeyDiagnostics(`${hello}      - { email: sleep-guide, after: 24 }\n`)
  expect(reported(again)).toEqual([
    `${campaignFile} pipeline[1].sequence[1].email repeated-mail at sleep-guide, after: `,
  ])
  expect(again[0]).toMatchObject({
    message: 'the journey lists the email "sleep-guide" twice, but sends each email once.',
    fix: 'Take one of the two out, or copy the mail to a file of its own and name that.',
  })
})

const suggested = (sequence: string, at: number) => {
  const diagnostic = journeyDiagnostics(sequence, dated).find(({ rule }) => rule === 'missing-email')
  expect(diagnostic?.path).toBe(`pipeline[2].sequence[${at}].email`)
  return /^Did you mean "(.*?)"/.exec(diagnostic?.fix ?? '')?.[1]
}

test('for a misspelt mail the nearest one is offered', () => {
  expect(suggested('      - { email: tipp, after: 0 }\n', 0)).toBe('tip')
  expect(suggested(`${hello}      - { email: day-befor, after: 24 }\n`, 1)).toBe('day-before')
})

test('a reminder needs an event with a date, and says where it has none', () => {
  const [without] = journeyDiagnostics(hello + reminder)
  expect(without).toMatchObject({
    rule: 'no-event-date',
    path: 'pipeline[1].sequence[1].beforeEvent',
    message: '"beforeEvent" counts from an event, and this campaign has no step "event".',
    fix: 'Add the step "event" with "starts" above the journey, or use "after": hours after the sign-up.',
  })
  const [undated] = journeyDiagnostics(hello + reminder, open)
  expect(undated?.message).toBe(
    '"beforeEvent" counts from the event\'s date, and the step "event" has none yet.',
  )
  expect(journeyDiagnostics(hello + reminder, dated)).toEqual([])
})

const sequencesOf = (sequence: string) => {
  const { site, diagnostics } = loadJourney(sequence, dated)
  expect(diagnostics).toEqual([])
  if (!site) throw new Error('The site could not be loaded.')
  return siteOf(site, { pages: {}, emails: {}, calendars: {} }).campaigns['nora/sleep-guide']?.sequences
}

test('a mail keeps its row wherever an edited sequence lists it, and counts its hours from what it names', () => {
  const tip = '      - { email: tip, after: 48 }\n'
  const replay = '      - { email: tip, afterEvent: 2 }\n'
  const [before, after] = [sequencesOf(hello + tip), sequencesOf(hello + reminder + replay)]
  expect(before).toMatchObject([
    { position: 1, email: 'nora/sleep-guide', anchor: 'signup', delayHours: 0 },
    { position: 2, email: 'nora/tip', anchor: 'signup', delayHours: 48 },
  ])
  expect(after).toMatchObject([
    { position: 1, email: 'nora/sleep-guide', anchor: 'signup', delayHours: 0 },
    { position: 2, email: 'nora/day-before', anchor: 'event', delayHours: -24 },
    { position: 3, email: 'nora/tip', anchor: 'event', delayHours: 2 },
  ])
  expect(after?.map(({ rowId }) => rowId)).toEqual([
    before?.[0]?.rowId,
    expect.any(String),
    before?.[1]?.rowId,
  ])
})

test('a faulty event is one diagnostic, not one for each mail that counts from it', () => {
  const faulty = `  - { step: event, capacity: three, starts: '2027-02-11T18:00:00-08:00' }\n`
  const { diagnostics } = loadJourney(`${hello}${reminder}`, faulty)
  expect(diagnostics.map(({ path }) => path)).toEqual(['pipeline[1].capacity'])
})
