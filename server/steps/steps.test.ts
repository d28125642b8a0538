import { expect, test } from 'vitest'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { sampleCampaign } from '../../tests/postgres/sample-site.ts'
import { planSubmission } from '../pipeline/accept/plan.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { emailHandler } from './email.ts'
import { journeyHandler } from './journey.ts'
import { leadHandler } from './lead.ts'

const steps = { lead: leadHandler, journey: journeyHandler, email: emailHandler }
const now = new Date('2026-11-21T10:00:00Z')
const lead = { step: 'lead', source: 'guide' }
const welcome = { step: 'email', email: 'welcome' }
const planOf = (pipeline: SiteCampaign['pipeline'], values: Record<string, string> = {}) => {
  const campaign = sampleCampaign('harbor/guide', pipeline)
  return planSubmission(
    submissionOf(campaign, 'ann@example.com', { values: { email: 'ann@example.com', ...values } }),
    steps,
    now,
  )
}
const journey = (first: string, after: number) => ({
  step: 'journey',
  first,
  sequence: [{ email: 'one', after }],
})
const waitOf = (onError: string) =>
  planOf([lead, { step: 'email', email: 'welcome', onError, wait: 5 }]).effects[0]?.wait

test('the facts of a lead hold the time, the page and what was typed; empty ones are left out', () => {
  const metadata = {
    timestamp: '{timestamp}',
    page: '{page}',
    size: '{organizationSize}',
    event: 'Sugar {name}',
    none: '{challenges}',
  }
  expect(planOf([{ ...lead, metadata }], { name: 'Ann {page}', organizationSize: 'small' }).lead).toEqual({
    source: 'guide',
    metadata: {
      timestamp: '2026-11-21T10:00:00.000Z',
      page: '/guide',
      size: 'small',
      event: 'Sugar Ann {page}',
    },
  })
})

test('a journey starts now or a day later', () => {
  expect(planOf([lead, journey('now', 0)]).journey).toEqual({ firstMailDueAt: now })
  expect(planOf([lead, journey('24h', 24)]).journey?.firstMailDueAt.toISOString()).toBe(
    '2026-11-22T10:00:00.000Z',
  )
})

test('the sign-up mail is also the first of a sequence that lists it', () => {
  const welcomed = { step: 'journey', first: 'now', sequence: [{ email: 'welcome', after: 0 }] }
  expect(planOf([lead, welcomed, { step: 'email', email: 'welcome' }]).effects).toMatchObject([
    { step: 'email', email: 'harbor/welcome', sequencePosition: 1, onceInHours: 24 },
  ])
  expect(planOf([lead, welcomed, { step: 'email', email: 'other' }]).effects).toMatchObject([
    { sequencePosition: null },
  ])
})

test('nobody waits for a mail whose failure is only logged', () => {
  expect([waitOf('error'), waitOf('partial'), waitOf('logged')]).toEqual([5, 5, 0])
})

test('two mails of one pipeline are two effects', () => {
  const effects = planOf([lead, { step: 'email', email: 'one' }, { step: 'email', email: 'two' }]).effects
  expect(effects.map((effect) => effect.key)).toEqual(['email', 'email#2'])
})

test('a pipeline that mails before it knows the person is refused', () => {
  expect(() => planOf([welcome])).toThrow('no step that saves the lead')
})
