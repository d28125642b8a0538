import { expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { good, host, origin, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'
import type { Accept } from '../pipeline/accept/submission.ts'
import { StorageUnavailable } from '../errors.ts'

const fields = [...fakeForm.fields]
const { partial: _partial, hints: _hints, ...messages } = fakeForm.messages
const germanApp = (accept?: Accept) =>
  createFakeApp({
    ...(accept && { accept }),
    site: fakeSiteWith({
      lang: 'de',
      form: { ...fakeForm, fields, messages },
    }),
  })
const failed: Accept = async () => ({
  kind: 'step_failed',
  submissionId: 'one',
  step: 'email',
  publicMessage: 'It could not be done.',
  replayed: false,
})
const late: Accept = async () => ({
  kind: 'stored',
  submissionId: 'one',
  outcome: 'partial',
  waited: true,
  replayed: false,
})

test('what a German form says of wrong answers is German, in JSON and on a page', async () => {
  const json = (await sendJson(germanApp(), { name: 'Jane', email: 'jane@' })).json()
  expect(json.error.fields.email).toMatch(/^Bitte prüfe diese Adresse/)
  const fake = germanApp()
  await sendForm(fake, { name: 'Jane', email: 'jane' })
  expect(fake.views).toMatchObject([
    {
      data: {
        form: {
          errors: { email: expect.stringMatching(/^Hier fehlt das @/) },
          notice: { tone: 'error', title: 'Bitte prüfe deine Antworten.' },
        },
      },
    },
  ])
})

test('refusals without words of the campaign are German, whoever raises them', async () => {
  const unstored = germanApp(async () => {
    throw new StorageUnavailable('down')
  })
  const { error } = (await sendJson(unstored, good)).json()
  expect(error.message).not.toMatch(/We cannot/)
  const mismatch = (
    await sendJson(
      germanApp(async () => ({ kind: 'mismatch' })),
      good,
    )
  ).json()
  expect(mismatch.error.message).toMatch(/^Dieses Formular wurde schon/)
  const refused = (
    await sendJson(
      germanApp(async () => ({ kind: 'address_refused' })),
      good,
    )
  ).json()
  expect(refused.error.fields.email).toMatch(/^Der Mailserver hat diese Adresse abgelehnt/)
  const unread = await germanApp().app.inject({
    method: 'POST',
    url: '/api/submit/vitality/blueprint',
    headers: { host, origin, 'content-type': 'application/json' },
    body: '{',
  })
  expect(unread.json().error.message).toMatch(/^Das Formular ließ sich nicht lesen/)
})

test('a failed step does not bring its English words to a German page', async () => {
  const { error } = (await sendJson(germanApp(failed), good)).json()
  expect(error.message).not.toContain('It could not be done')
})

test('a late mail is announced in German', async () => {
  const { message } = (await sendJson(germanApp(late), good)).json()
  expect(message).toContain('Deine Bestätigung per E-Mail kann etwas länger dauern.')
})
