import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { signatureCheck } from '../adapters/signed-webhook.ts'
import { createMailEvents } from '../subscriptions/mail-events.ts'

const webhookSecret = `whsec_${Buffer.from('a'.repeat(32)).toString('base64')}`
const webhook = new Webhook(webhookSecret)

let line: Awaited<ReturnType<typeof startPipeline>>
let fake: ReturnType<typeof createFakeApp>
beforeAll(async () => {
  line = await startPipeline()
  fake = createFakeApp({
    mailEvents: createMailEvents({ ...line, isGenuine: signatureCheck(webhookSecret) }),
  })
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.pool.query('truncate mail_events')
})

type Report = { id?: string; headers?: Record<string, string>; body?: string }
const report = (
  event: object,
  { id = randomUUID(), headers = {}, body = JSON.stringify(event) }: Report = {},
) => {
  const now = new Date()
  return fake.app.inject({
    method: 'POST',
    url: '/api/mail-events',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': webhook.sign(id, now, body),
      ...headers,
    },
    payload: body,
  })
}
const ann = 'ann@example.com'
const messageIdOf = (to: string) => line.mailer.sent.find((mail) => mail.to === to)?.messageId
const reasons = async () =>
  (await line.query<{ reason: string }>('select reason from suppressions')).map((row) => row.reason)

test('a hard bounce ends all mail of that coach to that address', async () => {
  await line.accept(submission('drip', ann))
  await line.accept(submission('drip', 'bob@example.com'))
  const answer = await report({ type: 'bounce', messageId: `<${messageIdOf(ann)}>` })
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  expect(await reasons()).toEqual(['refused'])
  expect(await line.query(`select status, error from delivery_log where email_address = '${ann}'`)).toEqual([
    { status: 'failed', error: 'The mail bounced: the address does not accept it.' },
  ])
  line.clock.move(24 * 3_600_000)
  expect((await line.worker.runDripTick()).emailsSent).toBe(1)
  expect(line.mailer.sent.at(-1)?.to).toBe('bob@example.com')
})

test('a complaint also finds an address that is written in another way', async () => {
  await line.accept(submission('guide', ann))
  expect((await report({ type: 'complaint', email: ' Ann@Example.COM ' })).statusCode).toBe(200)
  expect(await reasons()).toEqual(['complaint'])
})

test('a report with an unknown Message-ID is matched by its address', async () => {
  await line.accept(submission('guide', ann))
  await report({ type: 'bounce', messageId: '<0101018f@eu-west-1.mail.example>', email: ann })
  expect(await reasons()).toEqual(['refused'])
})

test('a mail that may arrive later is counted and ends nothing', async () => {
  await line.accept(submission('guide', ann))
  await report({ type: 'bounce', permanent: false, email: ann })
  expect(await reasons()).toEqual([])
  expect(await line.query('select type, coach from mail_events')).toEqual([
    { type: 'soft_bounce', coach: 'harbor' },
  ])
})

test('a repeated report changes nothing, immediately or later', async () => {
  await line.accept(submission('guide', ann))
  const event = { type: 'bounce', email: ann }
  const answers = await Promise.all([1, 2, 3].map(() => report(event, { id: 'evt_1' })))
  await line.pool.query('delete from suppressions')
  answers.push(await report(event, { id: 'evt_1' }))
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
    answers.map(() => [200, '{"ok":true}']),
  )
  expect(await line.count('mail_events')).toBe(1)
  expect(await reasons()).toEqual([])
})

test('a report about an unknown address gets the same answer and changes nothing', async () => {
  await line.accept(submission('guide', ann))
  const known = await report({ type: 'complaint', email: ann })
  await line.pool.query('delete from suppressions')
  for (const event of [
    { type: 'complaint', email: 'zoe@example.com' },
    { type: 'bounce', messageId: `${randomUUID()}@harbor.example` },
    { type: 'bounce', email: 'no address', messageId: 'x' },
  ]) {
    const answer = await report(event)
    expect([answer.statusCode, answer.body, Object.keys(answer.headers)]).toEqual([
      200,
      known.body,
      Object.keys(known.headers),
    ])
  }
  expect(await reasons()).toEqual([])
})

test('a person who has unsubscribed and then complains is a complaint from then on', async () => {
  await line.accept(submission('guide', ann))
  await line.pool.query(
    `insert into suppressions (coach, address_hash, reason) select coach, address_hash, 'unsubscribed' from leads`,
  )
  await report({ type: 'complaint', email: ann })
  expect(await reasons()).toEqual(['complaint'])
  await report({ type: 'bounce', email: ann })
  expect(await reasons()).toEqual(['complaint'])
})

const long = String(Math.floor(Date.now() / 1000) - 600)
test.each<[string, Report]>([
  ['no signature', { headers: { 'webhook-signature': '' } }],
  ['half a signature', { headers: { 'webhook-signature': 'v1' } }],
  ['a wrong one', { headers: { 'webhook-signature': `v1,${'A'.repeat(43)}=` } }],
  ['one of another version', { headers: { 'webhook-signature': 'v2,x' } }],
  ['the signature of another id', { headers: { 'webhook-id': 'other' } }],
  ['no id', { headers: { 'webhook-id': '' } }],
  ['an old time', { headers: { 'webhook-timestamp': long } }],
  ['no time', { headers: { 'webhook-timestamp': 'x' } }],
])('a report with %s is refused', async (_what, wrong) => {
  await line.accept(submission('guide', ann))
  const answer = await report({ type: 'bounce', email: ann }, wrong)
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized'])
  expect([await reasons(), await line.count('mail_events')]).toEqual([[], 0])
})

test('a signed report that was changed on the way is refused', async () => {
  const now = new Date()
  const signature = webhook.sign('evt', now, JSON.stringify({ type: 'bounce', email: 'bob@example.com' }))
  const answer = await report(
    { type: 'bounce', email: ann },
    { id: 'evt', headers: { 'webhook-signature': signature } },
  )
  expect(answer.statusCode).toBe(401)
})

test.each([
  ['no JSON', 'x'],
  ['another type', '{"type":"open","email":"ann@example.com"}'],
  ['nobody', '{"type":"bounce"}'],
  ['a list', '[]'],
])('a signed report that holds %s is a bad one', async (_what, body) => {
  expect((await report({}, { body })).statusCode).toBe(400)
})

test('more than 32 KiB are not read, and without a secret nothing is taken', async () => {
  expect((await report({}, { body: `{"type":"${'x'.repeat(33 * 1024)}"}` })).statusCode).toBe(413)
  const { app } = createFakeApp()
  const answer = await app.inject({ method: 'POST', url: '/api/mail-events', headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_configured'])
})
