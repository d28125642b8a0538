import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FormProps } from '../../blocks/form/form.schema.ts'
import { createWebhookPoster } from '../adapters/webhook-poster.ts'
import { startDueDigests } from '../pipeline/mail/digest.ts'
import { webhookSecretOf } from '../settings/keys.ts'
import { startFakeWebhook } from '../../tests/fakes/fake-webhook.ts'
import type { FakeWebhook } from '../../tests/fakes/fake-webhook.ts'
import { sampleCampaign } from '../../tests/postgres/sample-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'

const root = 'a secret of more than thirty-two characters'
const lead = { step: 'lead', source: 'test', metadata: {} }
const effect = { onError: 'logged', wait: 0, timeout: 10, retry: [1, 5] }
const now = sampleCampaign('harbor/now', [lead, { step: 'notify', when: 'now', ...effect }])
const form = FormProps.parse({
  type: 'form',
  title: 'Anmeldung',
  fields: [
    { type: 'text', name: 'name', label: 'Dein Name' },
    { type: 'email', name: 'email', label: 'E-Mail-Adresse' },
    { type: 'date', name: 'day', label: 'Wann beginnt dein Plan?' },
    { type: 'number', name: 'guests', label: 'Wie viele kommen mit?' },
    { type: 'radio', name: 'room', label: 'Zimmer', options: [{ value: 'own', label: 'Ein eigenes' }] },
    { type: 'checkbox', name: 'mails', label: 'Ja, schickt mir E-Mails.' },
    { type: 'tel', name: 'phone', label: 'Telefon', country: 'DE' },
  ],
  button: { label: 'Anmelden', busy: 'Einen Moment' },
  privacy: 'Nur E-Mails zu diesem Abend.',
  messages: {
    missing: { title: 'Da fehlt etwas' },
    success: { title: 'Danke' },
    error: { title: 'Das hat nicht geklappt' },
  },
})
const inLanguage = (id: string, lang: 'de' | 'ar') =>
  sampleCampaign(id, [lead, { step: 'notify', when: 'now', ...effect }], { lang, form })
const german = inLanguage('harbor/deutsch', 'de')
const arabic = inLanguage('harbor/arabic', 'ar')
const daily = sampleCampaign('harbor/daily', [lead, { step: 'notify', when: 'daily', ...effect }])

let fake: FakeWebhook
let line: Awaited<ReturnType<typeof startPipeline>>
const hooked = () =>
  sampleCampaign('harbor/hooked', [lead, { step: 'webhook', url: `${fake.url}/leads`, ...effect }])
beforeAll(async () => {
  fake = await startFakeWebhook(webhookSecretOf(root, 'harbor'))
  line = await startPipeline({
    webhooks: createWebhookPoster({ secretOf: (coach) => webhookSecretOf(root, coach), onlyPublic: false }),
    campaigns: [now, german, arabic, daily, hooked()],
  })
})
afterAll(async () => {
  await line.stop()
  await fake.close()
})
beforeEach(async () => {
  fake.setMode('ok')
  fake.clear()
  await line.clear()
  await line.query(`delete from step_runs`)
  await line.query('delete from providers')
})

const send = (campaign: typeof now, email: string, values: Record<string, string> = {}) =>
  line.accept(submissionOf(campaign, email, { values: { name: 'Ann Example', email, ...values } }))
const work = async () => {
  await line.worker.runOnce()
  await expect.poll(() => line.count('step_runs', `state = 'running'`)).toBe(0)
}
const hour = 3_600_000
const digest = async () => {
  const written = await startDueDigests(line.pool, line.siteFile, line.clock.now())
  await work()
  return written
}

test('a coach who writes German reads of a lead in German', async () => {
  await send(german, 'ann@example.com')
  await work()
  const [mail] = line.mailer.sent
  expect(mail?.subject).toBe('Neue Anmeldung: harbor/deutsch')
  expect(mail?.text).toContain('Ann Example hat das Formular von „harbor/deutsch“ gesendet.')
  expect(mail?.text).toContain('Zum Antworten reicht eine Antwort auf diese E-Mail.')
})

const answers = { day: '2027-05-01', guests: '2', room: 'own', mails: true, phone: '+49221123456' }

test('answers are in the order of the form, with the words that the visitor chose', async () => {
  await line.accept(
    submissionOf(german, 'ann@example.com', {
      values: { email: 'ann@example.com', ...answers },
      source: 'direct',
    }),
  )
  await work()
  expect(line.mailer.sent[0]?.text.split('\n').slice(1, -2)).toEqual([
    'E-Mail: ann@example.com',
    'Wann beginnt dein Plan? Samstag, 1. Mai 2027',
    'Wie viele kommen mit? 2',
    'Zimmer: Ein eigenes',
    'Ja, schickt mir E-Mails: ja',
    'Telefon: +49221123456',
    'Gekommen über: direkt',
  ])
})

test('the lines of an Arabic notice run from right to left, its addresses and telephone numbers do not', async () => {
  await line.accept(
    submissionOf(arabic, 'ann@example.com', { values: { email: 'ann@example.com', ...answers } }),
  )
  await work()
  const [mail] = line.mailer.sent
  expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(mail?.html).toContain('<bdi dir="ltr">+49221123456</bdi>')
  expect(mail?.text).toContain(': \u200e+49221123456\u200e\u200f\n')
  expect(mail?.html).toContain('<bdi dir="ltr">ann@example.com</bdi>')
})

test('the coach gets a mail about a lead immediately and can answer it', async () => {
  await send(now, 'ann@example.com', { challenges: 'Too late\nto <b>bed</b>' })
  await work()
  expect(line.mailer.sent).toMatchObject([
    { to: 'hello@harbor.example', replyTo: 'ann@example.com', subject: 'New lead: harbor/now' },
  ])
  const [mail] = line.mailer.sent
  expect(mail?.text).toContain('challenges: Too late\nto <b>bed</b>')
  expect(mail?.html).toContain('Too late<br>to &lt;b&gt;bed&lt;/b&gt;')
  expect(Object.keys(mail?.headers ?? {})).toEqual(['Auto-Submitted'])
  expect(await line.count('delivery_log')).toBe(0)
})

test('mails to the coach and webhooks say where the visitor came from', async () => {
  const came = {
    source: 'instagram/reels',
    attribution: { utm_source: 'instagram', utm_medium: 'link', utm_campaign: 'reels' },
  }
  for (const campaign of [now, daily, hooked()])
    await line.accept(submissionOf(campaign, 'ann@example.com', came))
  await work()
  line.clock.move(24 * hour)
  await digest()
  const texts = line.mailer.sent.map(({ text }) => text)
  expect(texts[0]).toContain('Came from: instagram/reels (link "reels")')
  expect(texts[1]).toContain(', from instagram/reels')
  expect(fake.messages().map(({ body }) => body)).toMatchObject([
    { data: { source: 'instagram/reels', link: 'reels' } },
  ])
  expect(await line.query('select distinct source from submissions')).toEqual([{ source: 'instagram/reels' }])
})

test('what a stranger typed reaches no header', async () => {
  await send(now, 'eve@example.com', { name: 'Eve\r\nBcc: victim@person.example' })
  await work()
  const [mail] = line.mailer.sent
  expect(JSON.stringify([mail?.subject, mail?.headers, mail?.from, mail?.to, mail?.replyTo])).not.toContain(
    'victim',
  )
})

test('a lead who sends the form again within a day is no new one', async () => {
  await send(now, 'ann@example.com')
  await work()
  await send(now, 'ann@example.com')
  await work()
  expect(line.mailer.sent).toHaveLength(1)
})

test('a coach whose address is refused suppresses nobody', async () => {
  line.mailer.answer = () => ({ kind: 'refused', suppress: true, publicMessage: 'Refused.', detail: '550' })
  await send(now, 'ann@example.com')
  await work()
  expect(await line.count('step_runs', `state = 'failed'`)).toBe(1)
  expect(await line.count('suppressions')).toBe(0)
})

test('a day of leads is one mail, whoever looks first, and a day without any is none', async () => {
  await send(daily, 'ann@example.com')
  await send(daily, 'ann@example.com')
  await send(daily, 'ben@example.com')
  await work()
  expect([line.mailer.sent, await digest()]).toEqual([[], 0])
  line.clock.move(22 * hour)
  const looks = [1, 2, 3].map(() => startDueDigests(line.pool, line.siteFile, line.clock.now()))
  expect((await Promise.all(looks)).reduce((sum, written) => sum + written, 0)).toBe(1)
  await work()
  expect(line.mailer.sent).toMatchObject([{ subject: '2 new leads', to: 'hello@harbor.example' }])
  expect(line.mailer.sent[0]?.text).toContain('- Ann Example, ann@example.com')
  line.clock.move(24 * hour)
  expect([await digest(), line.mailer.sent.length]).toEqual([0, 1])
})

test('a digest whose leads have been erased is not sent', async () => {
  await send(daily, 'ann@example.com')
  line.clock.move(24 * hour)
  await startDueDigests(line.pool, line.siteFile, line.clock.now())
  await line.query('delete from submissions')
  await work()
  expect(line.mailer.sent).toEqual([])
  expect(await line.query(`select state from step_runs where step = 'notify'`)).toEqual([
    { state: 'cancelled' },
  ])
})

test('a webhook gets the lead, signed, under the same id at every try', async () => {
  fake.setMode('503')
  await send(hooked(), 'ann@example.com', { challenges: 'Sleep' })
  await work()
  expect(await line.query(`select state, provider from step_runs where step = 'webhook'`)).toEqual([
    { state: 'pending', provider: `webhook:${new URL(fake.url).host}` },
  ])
  fake.setMode('ok')
  line.clock.move(hour)
  await work()
  expect(fake.problems()).toEqual([])
  expect(fake.messages().map(({ body }) => body)).toMatchObject([
    {
      type: 'lead.created',
      data: {
        coach: 'harbor',
        campaign: 'harbor/hooked',
        lead: { name: 'Ann Example', email: 'ann@example.com' },
        values: { challenges: 'Sleep' },
      },
    },
  ])
  expect(new Set(fake.requests().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(fake.requests().map(({ body }) => body)).size).toBe(1)
})

test('a webhook that is gone for good is not tried again', async () => {
  fake.setMode('410')
  await send(hooked(), 'ann@example.com')
  await work()
  line.clock.move(24 * hour)
  await work()
  expect(fake.requests()).toHaveLength(1)
  expect(await line.query('select state, last_error from step_runs')).toEqual([
    { state: 'failed', last_error: 'The webhook refused it with status 410.' },
  ])
})
