import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWithList } from '../../tests/postgres/mailing-list.ts'
import type { WithList } from '../../tests/postgres/mailing-list.ts'

let run: WithList
beforeAll(async () => void (run = await startWithList()))
afterAll(() => run.stopAll())
beforeEach(() => run.clearAll())

const ann = 'ann@person.example'
const member = { list: 'a1b2c3d4e5', email: ann, status: 'subscribed', name: 'Ann Example', tags: ['New'] }

test('a lead joins the list with name and tags; the same person again changes nothing', async () => {
  await run.signUp(ann)
  await run.signUp(ann)
  expect(run.mailchimp.members()).toEqual([member])
  expect(run.mailchimp.problems()).toEqual([])
  expect((await run.runs()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a name that could carry a message stays here', async () => {
  await run.signUp(ann, 'Win $500 http://evil.example')
  expect(run.mailchimp.members()).toEqual([{ ...member, name: null }])
  expect(JSON.stringify(run.mailchimp.requests())).not.toContain('evil')
})

test.each([['500'], ['503-html'], ['garbage'], ['10MB'], ['reset']])(
  'a list service in mode %s is retried, with one member after its recovery',
  async (mode) => {
    run.mailchimp.setMode(mode)
    await run.signUp(ann)
    expect(await run.runs()).toMatchObject([{ state: 'pending' }])
    run.mailchimp.setMode('ok')
    await run.after(61)
    expect(run.mailchimp.members()).toEqual([member])
    expect(run.mailchimp.problems()).toEqual([])
    expect(await run.runs()).toMatchObject([{ state: 'sent' }])
  },
)

test.each([['429'], ['403-html']])(
  'a list service in mode %s makes the whole sender wait, and counts as no sign-in error',
  async (mode) => {
    run.mailchimp.setMode(mode)
    await run.signUp(ann)
    expect(await run.provider()).toEqual({ state: 'open', fault: 'throttled' })
    await run.signUp('ben@person.example')
    expect(run.mailchimp.requests()).toHaveLength(1)
    run.mailchimp.setMode('ok')
    await run.after(61)
    await run.after(61)
    expect(run.mailchimp.members()).toHaveLength(2)
  },
)

test('a member who is on the list already counts as done', async () => {
  run.mailchimp.setMode('400-exists')
  await run.signUp(ann)
  // This mode refuses everything: that the tags are next shows that the first call counted as done.
  expect(run.mailchimp.requests().map(({ method }) => method)).toEqual(['PUT', 'POST'])
})

test.each([['400-compliance'], ['400-fake']])(
  'a list service in mode %s is recorded, not retried',
  async (mode) => {
    run.mailchimp.setMode(mode)
    await run.signUp(ann)
    run.mailchimp.setMode('ok')
    await run.after(7200)
    expect(run.mailchimp.requests()).toHaveLength(1)
    expect(await run.runs()).toMatchObject([
      { state: 'failed', attempts: 1, lastError: 'The mailing list does not take this address.' },
    ])
    expect(await run.count('error_log')).toBe(1)
    expect(await run.count('suppressions')).toBe(0)
  },
)

test.each([['401'], ['404']])(
  'a list service in mode %s opens the breaker: the queue stays, and no attempt counts',
  async (mode) => {
    run.mailchimp.setMode(mode)
    await run.signUp(ann)
    await run.signUp('ben@person.example')
    expect(await run.provider()).toEqual({ state: 'open', fault: 'credentials' })
    expect(run.mailchimp.requests()).toHaveLength(1)
    expect(await run.runs()).toMatchObject([
      { state: 'pending', attempts: 0 },
      { state: 'pending', attempts: 0 },
    ])
    run.mailchimp.setMode('ok')
    await run.after(61)
    await run.after(61)
    expect(run.mailchimp.members()).toHaveLength(2)
  },
)
