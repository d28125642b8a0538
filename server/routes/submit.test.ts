import { describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../errors.ts'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { fakeForm, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { expectRefusal, good, sendJson, submitPath } from '../../tests/fakes/fake-visitor.ts'

describe('a form sent by a script', () => {
  test('answers with the words of the campaign', async () => {
    const fake = createFakeApp()
    const answer = await sendJson(fake, good)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      ok: true,
      outcome: 'full',
      title: "You're Registered!",
      message: 'Check your inbox.',
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': fake.accepted[0]?.requestId,
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('says that the email may be late when it is', async () => {
    const fake = createFakeApp({
      accept: async () => ({
        kind: 'stored',
        submissionId: '1',
        outcome: 'partial',
        waited: true,
        replayed: false,
      }),
    })
    expect((await sendJson(fake, good)).json()).toMatchObject({
      ok: true,
      outcome: 'partial',
      message: 'Email confirmation may be delayed.',
    })
  })

  test('names the step that failed and gives its hint', async () => {
    const fake = createFakeApp({
      accept: async () => ({
        kind: 'step_failed',
        submissionId: '1',
        step: 'email',
        publicMessage: 'refused',
        replayed: false,
      }),
    })
    const answer = await sendJson(fake, good)
    expectRefusal(answer, 502, 'step_failed')
    expect(answer.json()).toMatchObject({ error: { step: 'email', message: 'The email was refused.' } })
  })

  test('asks for another try when nothing could be stored', async () => {
    const fake = createFakeApp({
      accept: () => Promise.reject(new StorageUnavailable('host 10.0.0.1 is down')),
    })
    const answer = await sendJson(fake, good)
    expectRefusal(answer, 503, 'temporarily_unavailable')
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ error: { message: 'We could not save your place.' } })
    expect(answer.body).not.toContain('10.0.0.1')
  })

  test('shows nothing of a bug but the id that finds its log line', async () => {
    const fake = createFakeApp({
      accept: () => Promise.reject(new Error('jane@example.com at /srv/server/x.ts')),
    })
    const answer = await sendJson(fake, good)
    expectRefusal(answer, 500, 'internal')
    expect(answer.body).not.toMatch(/jane|srv|\.ts|at /)
    const lines = fake.logLines.filter((line) => line['requestId'] === answer.json().requestId)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ status: 500, fault: 'Error' })
    expect(JSON.stringify(lines)).not.toContain('jane')
  })
})

test('a form of the page before a new release is still taken, in the new words if it is wrong', async () => {
  const earlier = { ...fakeForm, fields: [...fakeForm.fields.slice(0, 1), { ...email, name: 'mail' }] }
  const fake = createFakeApp()
  fake.deps.releases.earlierForms = () => [earlier]
  expect((await sendJson(fake, { name: 'Jane', mail: 'jane@example.com' })).statusCode).toBe(200)
  expect(fake.accepted).toMatchObject([{ values: { mail: 'jane@example.com' }, campaign: { form: earlier } }])
  const refused = await sendJson(fake, { name: 'Jane', mail: '' })
  expectRefusal(refused, 422, 'unknown_field')
})

test('a form of the page before mails were switched off is answered in the words of now', async () => {
  const fields = [...fakeForm.fields.slice(0, 1), { ...email, name: 'mail' }]
  const success = { title: 'Look into your inbox' }
  const fake = createFakeApp({ site: fakeSiteWith({ mails: false }) })
  fake.deps.releases.earlierForms = () => [
    { ...fakeForm, fields, messages: { ...fakeForm.messages, success } },
  ]
  const answer = await sendJson(fake, { name: 'Jane', mail: 'jane@example.com' })
  expect(answer.json()).toMatchObject({ ok: true, title: fakeForm.messages.success.title })
})
const email = { type: 'email', label: 'Email', required: true } as const

test('a log line says the route and the result, and nothing about the person', async () => {
  const fake = createFakeApp()
  await sendJson(
    fake,
    { ...good, name: 'J\n{"level":50}' },
    {
      url: `${submitPath}?utm=secret`,
      headers: { 'user-agent': 'Spy\\n/1.0' },
    },
  )
  expect(fake.logLines).toHaveLength(1)
  expect(fake.logLines[0]).toMatchObject({
    method: 'POST',
    route: '/api/submit/*',
    status: 200,
    campaign: 'vitality/blueprint',
  })
  expect(JSON.stringify(fake.logLines)).not.toMatch(/jane|secret|Spy|127\.0\.0\.1/i)
})

test('the log line of a request names the submission that came of it, or why it was refused', async () => {
  const fake = createFakeApp()
  await sendJson(fake, good)
  const refused = await sendJson(fake, { ...good, name: '' })
  expect(fake.logLines[0]).toMatchObject({ submission: 'one' })
  expect(fake.logLines[1]).toMatchObject({
    requestId: refused.json().requestId,
    refused: 'missing_fields',
  })
})
