import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { sampleCampaigns } from '../../../tests/postgres/sample-site.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../../tests/postgres/submission.ts'
import { claim } from './claim.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { storeAndDie, run } = dyingProcess(() => line)
const hour = 3_600_000

test('a mail that is refused for now is retried after 1, 5 and 30 minutes, and given up within five days', async () => {
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'Not now.', detail: '450 try later' })
  await storeAndDie('logged', 'ann@example.com')
  const start = line.clock.now().getTime()
  const at: number[] = []
  for (let state = await run(); state?.state === 'pending'; state = await run()) {
    const due = state.next_attempt_at?.getTime() ?? 0
    line.clock.move(due - line.clock.now().getTime())
    at.push((due - start) / 60_000)
    expect(await line.worker.runOnce()).toBe(1)
  }
  expect(at.slice(0, 5)).toEqual([0, 1, 6, 36, 156])
  expect(await run()).toMatchObject({ state: 'failed' })
  expect(at.at(-1)).toBeLessThanOrEqual(5 * 24 * 60)
  expect(await line.query('select status from delivery_log')).toEqual([{ status: 'failed' }])
  line.clock.move(1000 * hour)
  expect(await line.worker.runOnce()).toBe(0)
})

test('a mail server that is away is tried again within seconds, and each outage is logged once', async () => {
  line.mailer.answer = () => ({
    kind: 'retry',
    publicMessage: 'Away.',
    detail: 'ECONNREFUSED',
    unreachable: true,
  })
  await storeAndDie('logged', 'ann@example.com')
  for (const seconds of [2, 5, 10, 20, 30]) {
    await line.worker.runOnce()
    const due = (await run())?.next_attempt_at?.getTime() ?? 0
    expect(due - line.clock.now().getTime()).toBe(seconds * 1000)
    line.clock.move(seconds * 1000)
  }
  line.mailer.answer = () => ({ kind: 'sent' })
  await line.worker.runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await line.count('error_log')).toBe(1)
})

test('an address that does not exist is not retried and gets nothing more from this coach', async () => {
  await storeAndDie('logged', 'ann@example.com')
  await storeAndDie('guide2', 'ann@example.com')
  line.mailer.answer = () => ({
    kind: 'refused',
    publicMessage: 'No such address.',
    suppress: true,
    detail: '550',
  })
  const [first] = await claim(line.pool, { limit: 1, now: line.clock.now() })
  if (first) await line.worker.perform(first)
  expect(await line.query('select state, last_error from step_runs order by state')).toEqual([
    { state: 'cancelled', last_error: 'The mail server has refused this address before.' },
    { state: 'failed', last_error: 'No such address.' },
  ])
  expect(await line.accept(submission('guide', 'ann@example.com'))).toEqual({ kind: 'address_refused' })
  expect(line.mailer.sent).toHaveLength(0)
})

test('a confirmation whose reply was lost is sent again and then counts as sent', async () => {
  let replies = 0
  line.mailer.answer = () =>
    ++replies === 1 ? { kind: 'in_doubt', publicMessage: 'Perhaps.', detail: 'reply lost' } : { kind: 'sent' }
  await line.accept(submission('logged', 'ann@example.com'))
  await expect.poll(async () => (await run())?.state).toBe('pending')
  line.clock.move(5000)
  await line.worker.runOnce()
  expect(await run()).toMatchObject({ state: 'sent', handovers: 2 })
  expect(new Set(line.mailer.sent.map((mail) => mail.messageId)).size).toBe(1)
  expect(line.mailer.sent).toHaveLength(2)
})

test('two hundred mails shared by three workers are each sent once', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, at) => storeAndDie('logged', `p${at}@example.com`)))
  const workers = [line.worker, line.anotherWorker(), line.anotherWorker()]
  for (let left = 200; left > 0;) {
    const done = await Promise.all(workers.map((worker) => worker.runOnce()))
    left -= done.reduce((sum, count) => sum + count, 0)
  }
  expect(line.mailer.sent).toHaveLength(200)
  expect(new Set(line.mailer.sent.map((mail) => mail.to)).size).toBe(200)
})

test('a mail that cannot be composed fails alone', async () => {
  const broken = line.siteFile.emails['harbor/one']
  if (broken)
    Object.defineProperty(broken, 'html', {
      configurable: true,
      get: () => {
        throw new Error('broken')
      },
    })
  await storeAndDie('drip', 'ann@example.com')
  await storeAndDie('logged', 'bob@example.com')
  await line.worker.runOnce()
  if (broken) Object.defineProperty(broken, 'html', { configurable: true, value: '<p></p>', writable: true })
  expect(line.mailer.sent.map((mail) => mail.to)).toEqual(['bob@example.com'])
  expect(await line.count('step_runs', `state = 'failed'`)).toBe(1)
})

test('stopping lets mails in progress end', async () => {
  const worker = line.anotherWorker()
  const gate = Promise.withResolvers<void>()
  line.mailer.answer = async () => {
    await gate.promise
    return { kind: 'sent' }
  }
  await storeAndDie('logged', 'ann@example.com')
  worker.start()
  await expect.poll(async () => (await run())?.state).toBe('running')
  const stopped = worker.stop()
  gate.resolve()
  await stopped
  expect(await run()).toMatchObject({ state: 'sent' })
})

test.each([
  ['that of its campaign', { function: 'send-night-email' }, 'send-night-email'],
  ['that of its step, where it has none', {}, 'email'],
])('an error of a mail is logged under a function name: %s', async (_, own, name) => {
  line.mailer.answer = () => ({ kind: 'refused', publicMessage: 'No.', suppress: false, detail: '550 no' })
  const [lead = { step: 'lead' }] = sampleCampaigns.logged.pipeline
  const pipeline = [lead, { step: 'email', email: 'welcome', onError: 'error', wait: 30, ...own }]
  await line.accept(submissionOf({ ...sampleCampaigns.logged, pipeline }, 'ann@example.com'))
  expect(await line.query('select function_name, error_message from error_log')).toEqual([
    { function_name: name, error_message: '550 no' },
  ])
})
