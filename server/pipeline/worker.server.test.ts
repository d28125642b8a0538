import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleCampaigns } from '../../tests/postgres/sample-site.ts'
import { startPipeline, submission } from '../../tests/postgres/start-pipeline.ts'
import { submissionOf } from '../../tests/postgres/submission.ts'
import { createAccept } from './accept.ts'
import { claimRuns } from './claim-runs.ts'
import { performRun } from './perform-run.ts'
import { handOver } from './hand-over.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const hour = 3_600_000
const run = async () =>
  (
    await line.query<{ state: string; attempts: number; handovers: number; next_attempt_at: Date | null }>(
      'select state, attempts, handovers, next_attempt_at from step_runs',
    )
  )[0]

/** A process that stores the submission and is killed before it sends anything. */
const storeAndDie = (campaign: Parameters<typeof submission>[0], email: string) => {
  const dead = { ...line.worker, hasRoom: () => false, wake: () => {} }
  return createAccept({ ...line, worker: dead })(submission(campaign, email))
}
const expireLeases = () =>
  line.query(`update step_runs set lease_until = now() - interval '1 second' where state = 'running'`)
const never = new AbortController().signal

test('a crash right after the answer loses nothing: another process sends the mail', async () => {
  await storeAndDie('logged', 'ann@example.com')
  expect(line.mailer.sent).toHaveLength(0)
  await line.anotherWorker().runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await run()).toMatchObject({ state: 'sent' })
})

test('#122 would be lost inline: a mail sent before anything is written has no row that brings it back', async () => {
  const inline = async () => {
    await line.pool.query(
      `insert into leads (email, source, coach, address_hash) values ('ann@example.com', 'inline', 'harbor', 'x')`,
    )
    throw new Error('killed between the lead and its mail')
  }
  await expect(inline()).rejects.toThrow('killed')
  expect(await line.anotherWorker().runOnce()).toBe(0)
  expect(await line.count('leads')).toBe(1)
  expect(line.mailer.sent).toHaveLength(0)
})

test('#97 a mail that is turned away is tried after 1, 5 and 30 minutes, and given up within five days', async () => {
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

test('#94 a mail server that is away is tried again within seconds, and each outage is logged once', async () => {
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

test('#98 an address that does not exist is not tried again and gets nothing more from this coach', async () => {
  await storeAndDie('logged', 'ann@example.com')
  await storeAndDie('guide2', 'ann@example.com')
  line.mailer.answer = () => ({
    kind: 'refused',
    publicMessage: 'No such address.',
    suppress: true,
    detail: '550',
  })
  const [first] = await claimRuns(line.pool, { limit: 1, now: line.clock.now() })
  if (first) await performRun(line, first, never)
  expect(await line.query('select state from step_runs order by state')).toEqual([
    { state: 'cancelled' },
    { state: 'failed' },
  ])
  await line.accept(submission('guide', 'ann@example.com'))
  expect(await line.count('step_runs', `state = 'suppressed'`)).toBe(1)
  expect(line.mailer.sent).toHaveLength(0)
})

test('a row whose process died before anything left is simply tried again', async () => {
  await storeAndDie('logged', 'ann@example.com')
  await claimRuns(line.pool, { limit: 1, now: line.clock.now() })
  expect(await line.worker.runOnce()).toBe(0)
  await expireLeases()
  expect(await line.worker.runOnce()).toBe(1)
  expect(await run()).toMatchObject({ state: 'sent', attempts: 2, handovers: 1 })
})

test('#122 a confirmation that may have left is sent once more under the same Message-ID, and never a third time', async () => {
  await storeAndDie('logged', 'ann@example.com')
  for (let kill = 0; kill < 2; kill++) {
    const [held] = await claimRuns(line.pool, { limit: 1, now: line.clock.now() })
    if (!held) throw new Error('nothing was due')
    await handOver(line.pool, held)
    await expireLeases()
    await line.worker.runOnce().then((performed) => expect(performed).toBe(kill === 0 ? 1 : 0))
    if (kill === 0) {
      expect(line.mailer.sent).toHaveLength(1)
      await line.query(`update step_runs set state = 'pending', next_attempt_at = now() - interval '1 year'`)
    }
  }
  expect(await run()).toMatchObject({ state: 'unknown' })
  expect(await line.query('select status from delivery_log')).toEqual([{ status: 'unknown' }])
})

test('#100 a confirmation whose reply was lost is sent again and then counts as sent', async () => {
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

test('a process that lost its lease may neither send nor write a result', async () => {
  await storeAndDie('logged', 'ann@example.com')
  const [held] = await claimRuns(line.pool, { limit: 1, now: line.clock.now() })
  if (!held) throw new Error('nothing was due')
  await expireLeases()
  await line.anotherWorker().runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await performRun(line, held, never)).toBeNull()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await run()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('#125 two hundred mails shared by three workers are each sent once', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, at) => storeAndDie('logged', `p${at}@example.com`)))
  const workers = [line.worker, line.anotherWorker(), line.anotherWorker()]
  for (let left = 200; left > 0;) {
    const done = await Promise.all(workers.map((worker) => worker.runOnce()))
    left -= done.reduce((sum, count) => sum + count, 0)
  }
  expect(line.mailer.sent).toHaveLength(200)
  expect(new Set(line.mailer.sent.map((mail) => mail.to)).size).toBe(200)
})

test('#102 a mail that cannot be made fails alone', async () => {
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

test('#123 stopping lets what is under way end', async () => {
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

test('#115 a database that goes away while a mail is on its way does not make it leave twice', async () => {
  await storeAndDie('logged', 'ann@example.com')
  const [held] = await claimRuns(line.pool, { limit: 1, now: line.clock.now() })
  if (!held) throw new Error('nothing was due')
  const others =
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'
  const mailer = {
    ...line.mailer,
    send: async (...args: Parameters<typeof line.mailer.send>) => {
      const result = await line.mailer.send(...args)
      await line.query(others)
      return result
    },
  }
  expect(await performRun({ ...line, mailer }, held, never)).toMatchObject({ state: 'sent' })
  expect(line.mailer.sent).toHaveLength(1)
})

test('#126 a clock that was set back does not leave mails waiting', async () => {
  line.clock.move(8760 * hour)
  await storeAndDie('logged', 'ann@example.com')
  line.clock.move(-8760 * hour)
  expect(await line.worker.runOnce()).toBe(1)
  expect(line.mailer.sent).toHaveLength(1)
})

test.each([
  ['that of its campaign', { function: 'send-night-email' }, 'send-night-email'],
  ['that of its step, where it has none', {}, 'email'],
])('an error of a mail is logged under a function name: %s', async (_, own, name) => {
  line.mailer.answer = () => ({ kind: 'refused', publicMessage: 'No.', suppress: false, detail: '550 no' })
  const [lead = { step: 'lead' }] = sampleCampaigns.logged.pipeline
  const pipeline = [lead, { step: 'email', email: 'welcome', onError: 'error', wait: 5, ...own }]
  await line.accept(submissionOf({ ...sampleCampaigns.logged, pipeline }, 'ann@example.com'))
  expect(await line.query('select function_name, error_message from error_log')).toEqual([
    { function_name: name, error_message: '550 no' },
  ])
})
