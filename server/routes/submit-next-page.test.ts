import { expect, test } from 'vitest'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { good, sendForm, sendJson } from '../../tests/fakes/fake-visitor.ts'
import type { AppDeps } from '../process/app.ts'

const stored =
  (outcome: 'full' | 'partial'): AppDeps['accept'] =>
  async () => ({ kind: 'stored', submissionId: 'one', outcome, waited: true, replayed: false })
const appWith = (form: Partial<typeof fakeForm>, accept = stored('full')) =>
  createFakeApp({
    accept,
    site: fakeSiteWith({
      links: { scheduler: 'https://calls.example/vitality' },
      form: { ...fakeForm, ...form },
    }),
  })
const ann = { ...good, name: 'Ann-Zoë  Marlow' }

test.each([
  ['/thanks', '/thanks'],
  ['https://ann.example/hi?n={firstName}&from={source}', 'https://ann.example/hi?n=Ann-Zo%C3%AB&from=direct'],
  ['@scheduler', 'https://calls.example/vitality'],
])('a form leads on to %s, with scripts and without', async (url, to) => {
  const app = appWith({ after: { url } })
  expect((await sendJson(app, ann)).json()).toMatchObject({ ok: true, url: to })
  const answer = await sendForm(app, ann)
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, to])
})

test('a form that stays while its mail is late leads nowhere', async () => {
  const app = appWith({ after: { url: '/thanks' }, afterPartial: 'stay' }, stored('partial'))
  expect((await sendJson(app, ann)).json()).not.toHaveProperty('url')
})
