import { expect, test } from 'vitest'
import { journeyCampaign } from '../../tests/postgres/journey-campaign.ts'
import type { ListedMail } from '../../tests/postgres/journey-campaign.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { planSubmission } from '../pipeline/accept/plan.ts'
import { steps } from '../steps.gen.ts'

const problems = (entry: object) =>
  steps.journey.config
    .safeParse({ step: 'journey', ...entry })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

const now = new Date('2026-11-21T10:00:00Z')
/** Hours from the sign-up to the first look at the journey. */
const firstLook = (sequence: ListedMail[], startsInHours?: number) => {
  const startsAt = startsInHours && new Date(now.getTime() + startsInHours * 3_600_000).toISOString()
  const campaign = journeyCampaign('harbor/webinar', { sequence, ...(startsAt && { startsAt }) })
  const { journey } = planSubmission(submissionOf(campaign, 'ann@example.com'), steps, now)
  return ((journey?.firstMailDueAt.getTime() ?? NaN) - now.getTime()) / 3_600_000
}

test('mails count from the sign-up, from the start of an event, or from its end', () => {
  const sequence = [
    { email: 'day-before', beforeEvent: 24 },
    { email: 'hello', after: 0 },
    { email: 'replay', afterEvent: 0 },
    { email: 'tip', after: 48 },
  ]
  expect(problems({ first: 'now', sequence })).toEqual([])
  expect(problems({ sequence: sequence.filter(({ after }) => after === undefined) })).toEqual([])
})

test.each([
  ['no time', { email: 'a' }, 'says not when: add "after", "beforeEvent" or "afterEvent", in hours'],
  [
    'two times',
    { email: 'a', afterEvent: 1, beforeEvent: 1 },
    'says more than one time: keep one of "after", "beforeEvent" and "afterEvent"',
  ],
])('a mail with %s is refused', (_, mail, message) => {
  expect(problems({ sequence: [mail] })).toEqual([`sequence.0: ${message}`])
})

test('only mails that count from the sign-up need an order, and a word on when the first is due', () => {
  const sequence = [
    { email: 'a', after: 0 },
    { email: 'b', beforeEvent: 1 },
    { email: 'c', beforeEvent: 24 },
    { email: 'd', after: 0 },
  ]
  expect(problems({ first: 'now', sequence })).toEqual([
    'sequence.3.after: must be more than 0, the hours of the mail before it',
  ])
  expect(problems({ sequence: sequence.slice(0, 3) })).toEqual([
    'first: is missing: "now", or "24h" where the first mail has "after: 24"',
  ])
  expect(problems({ first: 'now', sequence: sequence.slice(1, 3) })).toEqual([
    'first: must be left out: no mail of the sequence has "after"',
  ])
})

test.each([
  [0, 'before the event begins'],
  [-1, 'before the event begins'],
  [0.5, 'in whole hours'],
  [8761, 'longer than a year ahead'],
])('a reminder %s hours ahead is refused: it must be %s', (beforeEvent) => {
  expect(problems({ sequence: [{ email: 'a', beforeEvent }] })[0]).toMatch(/^sequence\.0\.beforeEvent: /)
})

test('a journey is first looked at when its earliest mail is due, reminders that are over left out', () => {
  const reminders = [
    { email: 'day-before', beforeEvent: 24 },
    { email: 'hour-before', beforeEvent: 1 },
  ]
  expect(firstLook([{ email: 'tip', after: 24 }, ...reminders], 40)).toBe(16)
  expect(firstLook([{ email: 'tip', after: 24 }, ...reminders], 10)).toBe(9)
  expect(firstLook(reminders, 0.5)).toBe(0)
  expect(firstLook([{ email: 'replay', afterEvent: 2 }], 3)).toBe(6)
})
