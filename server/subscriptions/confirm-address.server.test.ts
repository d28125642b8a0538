import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmMarks } from '../../engine/campaign/release/release.ts'
import { startFakeMailchimp } from '../../tests/fakes/fake-mailchimp.ts'
import { sampleCampaign } from '../../tests/postgres/sample-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { createMailchimp } from '../adapters/mailchimp/mailchimp.ts'

const hour = 3_600_000
const ann = 'ann@person.example'
const steps = [
  { step: 'lead', source: 'test', metadata: {} },
  {
    step: 'journey',
    first: 'now',
    sequence: [
      { email: 'one', after: 0 },
      { email: 'two', after: 24 },
      { email: 'three', after: 48 },
    ],
  },
  { step: 'email', email: 'one', onError: 'partial', wait: 30 },
  {
    step: 'mailing-list',
    list: 'a1b2c3d4e5',
    effect: 'subscribe',
    tags: [],
    onError: 'logged',
    wait: 0,
    timeout: 10,
    retry: [1, 5],
  },
]
const optIn = sampleCampaign('harbor/opt-in', steps, { doubleOptIn: true })
const other = sampleCampaign('harbor/opt-in-too', steps, { doubleOptIn: true })

const start = async () => {
  const mailchimp = await startFakeMailchimp()
  const mailingList = createMailchimp({ apiKey: mailchimp.apiKey, origin: mailchimp.url })
  const line = await startPipeline({ mailingList, campaigns: [optIn, other] })
  const first = line.siteFile.emails['harbor/one']
  if (!first) throw new Error('There is no first mail.')
  line.siteFile.emails['harbor/one'] = {
    ...first,
    text: `Your guide.${confirmMarks.join(' Confirm: {confirmUrl}')}`,
  }
  return { ...line, mailchimp }
}

let line: Awaited<ReturnType<typeof start>>
beforeAll(async () => void (line = await start()))
afterAll(async () => {
  await line.stop()
  await line.mailchimp.close()
})
beforeEach(async () => {
  await line.clear()
  line.mailchimp.clear()
})

const workAll = async () => {
  await line.worker.runDripTick()
  while ((await line.worker.runOnce()) > 0);
}
const signUp = async (campaign = optIn, email = ann) => {
  expect(await line.accept(submissionOf(campaign, email))).toMatchObject({ kind: 'stored', outcome: 'full' })
  await workAll()
}
const pass = async (hours: number) => {
  line.clock.move(hours * hour)
  await workAll()
}
const texts = () => line.mailer.sent.map(({ text }) => text)
const subjects = () => line.mailer.sent.map(({ subject }) => subject.split(' ')[0])
const token = () => /\/u\/([\w-]+)\/confirm/.exec(texts()[0] ?? '')?.[1] ?? ''
const members = () => line.mailchimp.members().map(({ email }) => email)

test('the first mail leaves and asks; nothing else happens before the address is confirmed', async () => {
  await signUp()
  expect(texts()[0]).toMatch(/^Your guide\. Confirm: http:\/\/127\.0\.0\.1:3000\/u\/[\w-]{24}\/confirm$/)
  await pass(200)
  expect(subjects()).toEqual(['harbor/one'])
  expect(members()).toEqual([])
})

test('opening the link changes nothing; the press starts the sequence and the list, once', async () => {
  await signUp()
  expect(await line.unsubscriber.confirmation(token())).toMatchObject({ brand: 'Harbor', state: 'confirm' })
  await pass(1)
  expect(members()).toEqual([])
  for (let press = 0; press < 2; press += 1)
    expect(await line.unsubscriber.confirm(token())).toMatchObject({ state: 'confirmed' })
  expect(await line.unsubscriber.confirmation(token())).toMatchObject({ state: 'confirmed' })
  await workAll()
  expect(members()).toEqual([ann])
  expect(subjects()).toEqual(['harbor/one'])
  await pass(23)
  await pass(24)
  expect(subjects()).toEqual(['harbor/one', 'harbor/two', 'harbor/three'])
})

test('who confirms late gets the next mail then, and the one after it a day later', async () => {
  await signUp()
  await pass(100)
  await line.unsubscriber.confirm(token())
  await workAll()
  expect(subjects()).toEqual(['harbor/one', 'harbor/two'])
  await pass(24)
  expect(subjects()).toEqual(['harbor/one', 'harbor/two', 'harbor/three'])
})

test('an address that is confirmed is not asked again, on another campaign either', async () => {
  await signUp()
  await line.unsubscriber.confirm(token())
  await pass(1)
  await signUp(other)
  expect(texts().at(-1)).toBe('Your guide.')
  await pass(24)
  expect(subjects().filter((subject) => subject === 'harbor/two')).toHaveLength(2)
})

test('a person who unsubscribes first gets nothing by confirming later', async () => {
  await signUp()
  await line.unsubscriber.unsubscribe(token())
  await line.unsubscriber.confirm(token())
  await pass(200)
  expect(subjects()).toEqual(['harbor/one'])
  expect(members()).toEqual([])
})

test('somebody else who is signed up stays unconfirmed', async () => {
  await signUp()
  await signUp(optIn, 'ben@person.example')
  await line.unsubscriber.confirm(token())
  await pass(30)
  expect(members()).toEqual([ann])
  expect(await line.count('user_journeys', `status = 'unconfirmed'`)).toBe(1)
})

test('no token, no confirmation', async () => {
  await signUp()
  expect(await line.unsubscriber.confirm('x'.repeat(24))).toBeNull()
  expect(await line.count('user_journeys', `status = 'unconfirmed'`)).toBe(1)
})
