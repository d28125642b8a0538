import { expect, test } from 'vitest'
import { journeyCampaign } from '../../tests/postgres/journey-campaign.ts'
import type { ListedMail } from '../../tests/postgres/journey-campaign.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { planSubmission } from '../pipeline/accept/plan.ts'
import { steps } from '../steps.gen.ts'

const now = new Date('2026-11-21T10:00:00Z')
/** Hours from the sign-up to the first look at the journey. */
const firstLook = (sequence: ListedMail[], startsInHours?: number) => {
  const startsAt = startsInHours && new Date(now.getTime() + startsInHours * 3_600_000).toISOString()
  const campaign = journeyCampaign('harbor/webinar', { sequence, ...(startsAt && { startsAt }) })
  const { journey } = planSubmission(submissionOf(campaign, 'ann@example.com'), steps, now)
  return ((journey?.firstMailDueAt.getTime() ?? NaN) - now.getTime()) / 3_600_000
}

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
