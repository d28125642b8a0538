import { describe, expect, test } from 'vitest'
import { createFakeApp, type FakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { good, host, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'
import { StorageUnavailable } from '../errors.ts'
import type { AppDeps } from '../process/app.ts'

const late: AppDeps['accept'] = async () => ({
  kind: 'stored',
  submissionId: 'one',
  outcome: 'partial',
  waited: true,
  replayed: false,
})
const sent: AppDeps['accept'] = async () => ({
  kind: 'stored',
  submissionId: 'one',
  outcome: 'full',
  waited: true,
  replayed: false,
})
const words = { title: 'You are registered!', text: 'The email may be late.' }
type Form = typeof fakeForm
const appWith = (form: Partial<Form>, messages: Partial<Form['messages']>, accept = late) =>
  createFakeApp({
    accept,
    site: fakeSiteWith({
      links: { scheduler: 'https://calls.example/vitality' },
      form: { ...fakeForm, ...form, messages: { ...fakeForm.messages, ...messages } },
    }),
  })
const book = (href: string) => ({ partial: { ...words, action: { label: 'Book a call', href } } })

test('no mail is promised for later while the mails of the campaign are off', async () => {
  const app = createFakeApp({ accept: late, site: fakeSiteWith({ mails: false }) })
  const answer = (await sendJson(app, good)).json()
  expect(answer).toMatchObject({ ok: true, outcome: 'full' })
  expect(answer.message).not.toContain('take a little longer')
})

describe('a lead whose mail is late', () => {
  test.each([
    ['/booking', '/booking'],
    ['@scheduler', 'https://calls.example/vitality'],
  ])('is offered the button of the campaign: %s', async (href, to) => {
    const answer = await sendJson(appWith({}, book(href)), good)
    expect(answer.json()).toEqual({
      ok: true,
      outcome: 'partial',
      title: words.title,
      message: words.text,
      action: { label: 'Book a call', href: to },
    })
  })

  test('is offered no button that leads nowhere, and none when the mail was sent', async () => {
    expect((await sendJson(appWith({}, book('@calendar')), good)).json()).not.toHaveProperty('action')
    expect((await sendJson(appWith({}, book('/booking'), sent), good)).json()).not.toHaveProperty('action')
  })

  test('stays on the page without scripts where the campaign says so, as often as it is asked for', async () => {
    const fake = appWith({ afterPartial: 'stay' }, book('/booking'))
    const answer = await sendForm(fake, good)
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/done/done-0'])
    for (const url of ['/done/done-0', '/done/done-0']) {
      const page = await fake.app.inject({ url, headers: { host } })
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    }
    const action = { label: 'Book a call', href: '/booking' }
    const notice = { tone: 'ok', title: words.title, text: words.text, action }
    const form = { values: { email: good.email }, errors: {}, notice }
    const view = { page: 'campaign', data: { campaign: 'vitality/blueprint', form } }
    expect(fake.views).toEqual([view, view])
  })

  test('reads the success page without scripts else, with the address it was sent to', async () => {
    for (const fake of [appWith({}, {}), appWith({ afterPartial: 'stay' }, {}, sent)]) {
      await sendForm(fake, good)
      await fake.app.inject({ url: '/done/done-0', headers: { host } })
      expect(fake.views).toMatchObject([{ page: 'done', data: { email: good.email } }])
    }
  })
})

const failed: AppDeps['accept'] = async () => ({
  kind: 'step_failed',
  submissionId: 'one',
  step: 'email',
  publicMessage: 'The mailbox is full.',
  replayed: false,
})
const away: AppDeps['accept'] = () => Promise.reject(new StorageUnavailable('away'))
const messageOf = async (fake: FakeApp) => (await sendJson(fake, good)).json().error.message

describe('a sentence of the campaign that leaves room for what went wrong', () => {
  test('says what the step said, in its hint or in the error', async () => {
    expect(await messageOf(appWith({}, { hints: { email: 'Sorry: {message}' } }, failed))).toBe(
      'Sorry: The mailbox is full.',
    )
    const error = { title: 'Failed', text: 'It failed: {message} Please try again.' }
    expect(await messageOf(appWith({}, { hints: {}, error }, failed))).toBe(
      'It failed: The mailbox is full. Please try again.',
    )
  })

  test('says that nothing could be stored while the database is away', async () => {
    expect(await messageOf(appWith({}, { hints: { lead: 'Sorry: {message}' } }, away))).toBe(
      'Sorry: We cannot store this right now. Please try again in a moment.',
    )
  })
})
