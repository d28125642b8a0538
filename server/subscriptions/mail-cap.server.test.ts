import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'
import { startPipeline } from '../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { syncSite } from '../db/sync-site.ts'

const hour = 3_600_000
const pipeline = [
  { step: 'lead', source: 'test', metadata: {} },
  { step: 'email', email: 'welcome', onError: 'error', wait: 30 },
]
const guides = Array.from({ length: 20 }, (_, at) => sampleCampaign(`harbor/guide-${at}`, pipeline))

const coaches = Array.from({ length: 22 }, (_, at) => `coach-${at}`)
const oneOfEach = coaches.map((coach) => sampleCampaign(`${coach}/guide`, pipeline))

/** The sample site with 22 more coaches, each with a guide and its mail. */
const manyCoaches = () => {
  const site = sampleSite([...guides, ...oneOfEach])
  const { harbor } = site.coaches
  const welcome = site.emails['harbor/welcome']
  if (!harbor || !welcome) throw new Error('no such sample')
  for (const slug of coaches) {
    site.coaches[slug] = { ...harbor, slug }
    site.emails[`${slug}/welcome`] = { ...welcome, id: `${slug}/welcome` }
  }
  return site
}

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
  Object.assign(line.siteFile, manyCoaches())
  await syncSite(line.pool, line.siteFile)
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const signUp = (at: number, email = 'ann@example.com') => {
  const guide = guides[at]
  if (!guide) throw new Error('no such guide')
  return line.accept(submissionOf(guide, email))
}
const mails = (email = 'ann@example.com') => line.mailer.sent.filter(({ to }) => to === email).length
const workAll = async () => {
  while ((await line.worker.runOnce()) > 0);
}
const waiting = () => line.count('step_runs', `state = 'pending'`)

test('one address sent fifty times into one form becomes one lead and one mail, each time with the same answer', async () => {
  const answers = []
  for (let at = 0; at < 50; at++) answers.push(await signUp(0))
  expect(answers.every((answer) => answer.kind === 'stored' && answer.outcome === 'full')).toBe(true)
  await workAll()
  expect([await line.count('leads'), mails()]).toEqual([1, 1])
})

test('one address in twenty forms of a coach within an hour gets the first mail and three more, and three the next day', async () => {
  for (let at = 0; at < 20; at++) {
    expect(await signUp(at)).toMatchObject({ kind: 'stored', outcome: 'full' })
    line.clock.move(3 * 60_000)
  }
  await workAll()
  expect(await line.count('leads')).toBe(20)
  expect(mails()).toBe(4)
  expect(await waiting()).toBe(16)
  expect((await line.query(`select last_error from step_runs where state = 'pending' limit 1`))[0]).toEqual({
    last_error: 'It waits: this address has had its emails for a day.',
  })
  line.clock.move(24 * hour)
  await workAll()
  expect(mails()).toBe(7)
})

test('no mail over the daily limit is lost: three are sent each day, and never more', async () => {
  const sentAt: number[] = []
  line.mailer.answer = () => {
    sentAt.push(line.clock.now().getTime())
    return { kind: 'sent' }
  }
  for (let at = 0; at < 20; at++) await signUp(at)
  for (let hours = 0; hours < 24 * 7; hours += 4) {
    await workAll()
    line.clock.move(4 * hour)
  }
  expect(mails()).toBe(20)
  const [, ...later] = sentAt
  for (const start of later)
    expect(later.filter((at) => at >= start && at < start + 24 * hour).length).toBeLessThanOrEqual(3)
})

test('a mail that the daily limit delayed by a week still has its five days of attempts', async () => {
  for (let at = 0; at < 20; at++) await signUp(at)
  for (let day = 0; day < 6; day++) {
    await workAll()
    line.clock.move(24 * hour)
  }
  const late = await waiting()
  expect(late).toBeGreaterThan(0)
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Away.', detail: 'away', unreachable: true })
  await workAll()
  expect([await waiting(), await line.count('step_runs', `state = 'failed'`)]).toEqual([late, 0])
})

test('twenty concurrent mails keep to the same daily limit', async () => {
  await Promise.all(guides.map((_, at) => signUp(at)))
  await workAll()
  expect(mails()).toBe(4)
  expect(await waiting()).toBe(16)
})

test('twenty variants of one mailbox, one after the other or together, are one mailbox', async () => {
  const variants = guides.map((_, at) => `ann+${at}@example.com`)
  for (const [at, email] of variants.slice(0, 8).entries()) await signUp(at, email)
  await Promise.all(variants.slice(8).map((email, at) => signUp(at + 8, email)))
  await workAll()
  expect(await line.count('leads')).toBe(20)
  expect(line.mailer.sent).toHaveLength(4)
  expect(await waiting()).toBe(16)
})

test('one address in the forms of 22 coaches gets ten mails in a day, and the rest on the next days', async () => {
  for (const campaign of oneOfEach) {
    expect(await line.accept(submissionOf(campaign, 'ann@example.com'))).toMatchObject({ outcome: 'full' })
    line.clock.move(60_000)
  }
  await workAll()
  expect([await line.count('leads'), mails(), await waiting()]).toEqual([22, 10, 12])
  line.clock.move(24 * hour)
  await workAll()
  expect(mails()).toBe(20)
  line.clock.move(24 * hour)
  await workAll()
  expect(mails()).toBe(22)
})

test('22 variants of one mailbox at 22 coaches, sent together, get ten mails in a day', async () => {
  await Promise.all(
    oneOfEach.map((campaign, at) => line.accept(submissionOf(campaign, `ann+${at}@example.com`))),
  )
  await workAll()
  expect([await line.count('leads'), line.mailer.sent.length]).toEqual([22, 10])
})

test('first forms at 22 coaches that eleven processes take at the same moment get ten mails in a day', async () => {
  const processes = Array.from({ length: 11 }, () => line.anotherProcess())
  try {
    const two = ({ accept }: (typeof processes)[number], at: number) =>
      oneOfEach.slice(2 * at, 2 * at + 2).map((campaign) => accept(submissionOf(campaign, 'ann@example.com')))
    await Promise.all(processes.flatMap(two))
    await workAll()
    expect([await line.count('leads'), mails()]).toEqual([22, 10])
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
  }
})

test('the plain address and its variants have one limit; a mailbox with more letters has its own', async () => {
  await signUp(0)
  for (let at = 1; at < 6; at++) await signUp(at, 'ann+news@example.com')
  await signUp(6, 'joann@example.com')
  await workAll()
  expect([mails(), mails('ann+news@example.com'), mails('joann@example.com')]).toEqual([1, 3, 1])
})

test('another address is not counted', async () => {
  for (let at = 0; at < 6; at++) await signUp(at)
  expect(await signUp(0, 'bob@example.com')).toMatchObject({ waited: true })
  expect([mails(), mails('bob@example.com')]).toEqual([4, 1])
})

test('a mail that was refused leaves room for the next', async () => {
  await signUp(0)
  line.mailer.answer = () => ({
    kind: 'refused',
    publicMessage: 'Too large.',
    suppress: false,
    detail: '552',
  })
  for (let at = 1; at < 5; at++) await signUp(at)
  line.mailer.answer = () => ({ kind: 'sent' })
  await signUp(5)
  expect(mails()).toBe(2)
})

test('a form sent again while its mail waits for another day joins it, and is answered without a wait', async () => {
  for (let at = 0; at < 5; at++) await signUp(at)
  expect(await signUp(4)).toMatchObject({ kind: 'stored', outcome: 'full', waited: false })
  expect(await waiting()).toBe(1)
})

test('a mail that waits for another day is left when the reader unsubscribes', async () => {
  for (let at = 0; at < 5; at++) await signUp(at)
  const link = /\/u\/([\w-]+)>/.exec(line.mailer.sent[0]?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  await line.unsubscriber.unsubscribe(link)
  line.clock.move(25 * hour)
  await workAll()
  expect(mails()).toBe(4)
})
