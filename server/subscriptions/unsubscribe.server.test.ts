import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { startDueMails } from '../pipeline/journeys/drip.ts'

/** In whose look the page is. */
const harbor = { brand: 'Harbor', campaign: 'harbor/guide' }

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const day = 24 * 3_600_000
const tokenOf = (email: string) => {
  const mail = line.mailer.sent.find((sent) => sent.to === email)
  return /\/u\/([\w-]+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
}

test('opening the unsubscribe link changes nothing', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  expect(await line.unsubscriber.senderOf(tokenOf('ann@example.com'))).toEqual(harbor)
  expect(await line.count('suppressions')).toBe(0)
})

test('whoever unsubscribes gets nothing more from this coach', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  expect(await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))).toEqual(harbor)
  line.clock.move(30 * day)
  expect((await line.worker.runDripTick()).emailsSent).toBe(0)
  expect(line.mailer.sent).toHaveLength(1)
  expect(await line.query('select status from user_journeys')).toEqual([{ status: 'stopped' }])
})

test('unsubscribing twice is the same as once', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  const token = tokenOf('ann@example.com')
  await line.unsubscriber.unsubscribe(token)
  expect(await line.unsubscriber.unsubscribe(token)).toEqual(harbor)
  expect(await line.count('suppressions')).toBe(1)
})

test('an unsubscribe link that was never issued finds nobody', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  const token = tokenOf('ann@example.com')
  for (const wrong of [
    '',
    'x',
    token.slice(1),
    `${token}x`,
    token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  ]) {
    expect(await line.unsubscriber.senderOf(wrong)).toBeNull()
    expect(await line.unsubscriber.unsubscribe(wrong)).toBeNull()
  }
  expect(await line.count('suppressions')).toBe(0)
})

test("a person's unsubscribe link does nothing for another person", async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  await line.accept(submission('drip', 'bob@example.com'))
  await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))
  line.clock.move(day)
  await line.worker.runDripTick()
  expect(line.mailer.sent.filter((mail) => mail.to === 'bob@example.com')).toHaveLength(2)
})

test('a mail that waits when its reader unsubscribes is never sent', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(day)
  await startDueMails(line.pool, { now: line.clock.now(), limit: 10, lease: false })
  await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))
  expect(await line.worker.runOnce()).toBe(0)
  expect(line.mailer.sent).toHaveLength(1)
})

test('a mail that is being sent while its reader unsubscribes is the last one, and is not tried again', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(day)
  line.mailer.answer = async () => {
    await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))
    return { kind: 'retry', publicMessage: 'Not now.', detail: '450' }
  }
  await line.worker.runDripTick()
  line.clock.move(30 * day)
  expect(await line.worker.runOnce()).toBe(0)
  expect(await line.count('step_runs', `state = 'cancelled'`)).toBe(1)
})

test('neither suppressions nor unsubscribe links hold an address', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))
  const rows = [
    ...(await line.query('select * from suppressions')),
    ...(await line.query('select * from unsubscribe_links')),
  ]
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('ann')
})

test('a mail that is about to be sent when its reader unsubscribes is not sent', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.clock.move(day)
  const send = line.mailer.send.bind(line.mailer)
  let bodies = 0
  line.mailer.send = async (mail, hooks) => {
    await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))
    return send(mail, { ...hooks, beforeBody: async () => hooks.beforeBody().then(() => void (bodies += 1)) })
  }
  await line.worker.runDripTick()
  line.mailer.send = send
  expect(bodies).toBe(0)
  expect(line.mailer.sent).toHaveLength(1)
  line.clock.move(30 * day)
  await line.worker.runDripTick()
  expect(await line.worker.runOnce()).toBe(0)
  expect(line.mailer.sent).toHaveLength(1)
})

test('unsubscribing works while the mail server is away', async () => {
  await line.accept(submission('drip', 'ann@example.com'))
  line.mailer.answer = () => ({
    kind: 'retry',
    publicMessage: 'Nobody answers.',
    detail: 'ECONNREFUSED',
    unreachable: true,
    fault: 'outage',
  })
  line.clock.move(day)
  await line.worker.runDripTick()
  expect(await line.unsubscriber.unsubscribe(tokenOf('ann@example.com'))).toEqual(harbor)
  expect(await line.count('suppressions')).toBe(1)
  line.mailer.answer = () => ({ kind: 'sent' })
  line.clock.move(30 * day)
  await line.worker.runDripTick()
  await line.worker.runOnce()
  expect(line.mailer.sent).toHaveLength(1)
})
