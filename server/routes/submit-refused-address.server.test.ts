import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpSink } from '../../tests/fakes/smtp-sink.ts'
import type { SmtpSink } from '../../tests/fakes/smtp-sink.ts'
import { guidePath, host, origin, startServer } from '../../tests/postgres/start-server.ts'
import { createSmtpMailer } from '../adapters/mail/smtp.ts'

let line: Awaited<ReturnType<typeof startServer>>
let sink: SmtpSink
beforeAll(async () => {
  line = await startServer()
  sink = await startSmtpSink()
  const smtp = createSmtpMailer(sink.url)
  line.mailer.answer = (mail) =>
    smtp.send(mail, { beforeBody: async () => {}, signal: AbortSignal.timeout(5000) })
})
afterAll(async () => {
  await line?.stop()
  await sink?.close()
})

const words = 'The mail server refused this address, so no email can reach it. Please use another address.'
const ann = { name: 'Ann', email: 'ann@example.com' }

test('an address that the mail server refused is refused at the next press, and the visitor reads why', async () => {
  await sink.setMode('550')
  expect((await line.submit(ann)).json()).toMatchObject({ ok: true, outcome: 'partial' })
  expect(await line.count(`suppressions where reason = 'refused'`)).toBe(1)
  const again = await line.submit(ann)
  expect(again.statusCode).toBe(422)
  expect(again.json()).toMatchObject({
    error: { code: 'invalid_email', message: words, fields: { email: words } },
  })
  // The first press stored the lead; the second adds nothing that waits for a mail which cannot arrive.
  expect(await line.count('leads')).toBe(1)
  expect(await line.count('submissions')).toBe(1)
})

test('a press that looks like a script gets the same answer, and another address is accepted', async () => {
  await sink.setMode('ok')
  const hidden = await line.submit({ ...ann, website: 'https://spam.example' })
  expect([hidden.statusCode, hidden.json().error?.code]).toEqual([422, 'invalid_email'])
  expect((await line.submit({ ...ann, email: 'anna@example.com' })).json()).toMatchObject({
    ok: true,
    outcome: 'full',
  })
})

test('without scripts the page comes back with the same words and what was typed, and promises no mail', async () => {
  const answer = await line.server.app.inject({
    method: 'POST',
    url: guidePath,
    headers: {
      host,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': line.newVisitor(),
    },
    payload: new URLSearchParams(ann).toString(),
  })
  expect(answer.statusCode).toBe(422)
  const { form } = answer.json().data
  expect(form).toMatchObject({
    values: ann,
    errors: { email: words },
    notice: { tone: 'error', title: 'Please check your answers.' },
  })
  expect(answer.body).not.toMatch(/unsubscribed|take a little longer/)
})

test('a repeated request keeps its first answer', async () => {
  await sink.setMode('550')
  const bob = { name: 'Bob', email: 'bob@example.com' }
  const headers = { 'idempotency-key': 'one-key-of-bob-0001' }
  const visitor = { ...headers, 'x-forwarded-for': '198.51.100.7' }
  const first = await line.submit(bob, { headers: visitor })
  const second = await line.submit(bob, { headers: visitor })
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
})
