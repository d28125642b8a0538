import { describe, expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeEvent, fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { expectRefusal, good, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'
import type { Acceptance } from '../pipeline/accept/submission.ts'

type Code = Extract<Acceptance, { kind: 'refused' }>['code']
const refusing = (code: Code, campaign = fakeEvent) =>
  createFakeApp({ site: fakeSiteWith(campaign), accept: async () => ({ kind: 'refused', code }) })

describe('an event that does not take somebody', () => {
  test.each([
    ['already_registered', 'Check your email for the details.'],
    ['event_full', 'Please check back for future events.'],
    ['event_over', 'This event is over'],
  ] as const)("says so in the campaign's words: %s", async (code, message) => {
    const answer = await sendJson(refusing(code), good)
    expectRefusal(answer, 409, code)
    expect(answer.json()).toMatchObject({ error: { message } })
  })

  test('says so in plain words where the campaign has none', async () => {
    const answer = await sendJson(refusing('event_full', { form: fakeForm }), good)
    expect(answer.json()).toMatchObject({ error: { message: 'This event is full.' } })
  })

  test.each([
    ['event_full', 'full'],
    ['event_over', 'over'],
  ] as const)('shows without scripts a page that is closed: %s', async (code, closed) => {
    const fake = refusing(code)
    const answer = await sendForm(fake, good)
    expect(answer.statusCode).toBe(409)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(fake.views).toEqual([
      {
        page: 'campaign',
        data: { campaign: 'vitality/blueprint', form: { values: good, errors: {}, closed } },
      },
    ])
  })

  test('reassures without scripts somebody who has a place, and keeps what they typed', async () => {
    const fake = refusing('already_registered')
    expect((await sendForm(fake, good)).statusCode).toBe(409)
    const notice = { tone: 'ok', title: 'You have a seat', text: 'Check your email for the details.' }
    expect(fake.views).toEqual([
      {
        page: 'campaign',
        data: { campaign: 'vitality/blueprint', form: { values: good, errors: {}, notice } },
      },
    ])
  })
})
