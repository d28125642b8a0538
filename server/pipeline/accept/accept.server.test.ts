import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../adapters/clock.ts'
import { createPool } from '../../adapters/postgres.ts'
import { StorageUnavailable } from '../../errors.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { slowness } from '../../../tests/slowness.ts'
import { createAccept } from './accept.ts'
import { createWorker } from '../outbox/worker.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const many = <Answer>(times: number, work: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)))

test('a submission becomes a lead, a consent, an outbox row and a mail', async () => {
  const answer = await line.accept(submission('guide', 'ann@example.com'))
  expect(answer).toMatchObject({ kind: 'stored', outcome: 'full', waited: true, replayed: false })
  const [lead] = await line.query<{ email: string; metadata: object }>('select * from leads')
  expect(lead).toMatchObject({
    email: 'ann@example.com',
    name: 'Ann',
    source: 'test',
    metadata: { page: '/guide' },
  })
  expect(await line.query('select state, attempts, handovers from step_runs')).toEqual([
    { state: 'sent', attempts: 1, handovers: 1 },
  ])
  expect(await line.query('select email_address, status from delivery_log')).toEqual([
    { email_address: 'ann@example.com', status: 'sent' },
  ])
  expect(await line.count('consents')).toBe(1)
  expect(line.mailer.sent[0]).toMatchObject({
    to: 'ann@example.com',
    subject: 'harbor/welcome for Ann',
    from: { name: 'Harbor', address: 'hello@harbor.example' },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
})

test('a submission that cannot be stored whole is not stored at all', async () => {
  await line.pool.query(`create function no_consent() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = '53100'; end $$`)
  await line.pool.query('create trigger no_consent before insert on step_runs execute function no_consent()')
  await expect(line.accept(submission('drip', 'ann@example.com'))).rejects.toThrow(StorageUnavailable)
  await line.pool.query('drop function no_consent cascade')
  for (const table of ['submissions', 'leads', 'consents', 'user_journeys', 'step_runs'])
    expect(await line.count(table), table).toBe(0)
})

test('one person pressing fifty times at the same time becomes one lead, one journey and one mail', async () => {
  const answers = await many(50, () => line.accept(submission('drip', 'ann@example.com')))
  expect(answers.every((answer) => answer.kind === 'stored' && answer.outcome === 'full')).toBe(true)
  expect(await line.count('leads')).toBe(1)
  expect(await line.count('user_journeys')).toBe(1)
  expect(await line.count('submissions')).toBe(50)
  expect(line.mailer.sent).toHaveLength(1)
})

test('without the lock, looking and then inserting stores a person twice', async () => {
  await line.pool.query('create table canary (email text)')
  // Long enough between looking and inserting that even a busy machine lets somebody else look meanwhile.
  const look = `select exists (select from canary where email = 'ann@example.com') as known, pg_sleep(0.1)`
  await many(50, async () => {
    const [found] = await line.query<{ known: boolean }>(look)
    if (!found?.known) await line.pool.query(`insert into canary values ('ann@example.com')`)
  })
  const doubled = await line.count('canary')
  await line.pool.query('drop table canary')
  expect(doubled).toBeGreaterThan(1)
})

test('one address on two campaigns at the same time becomes two leads and two mails', async () => {
  await Promise.all([
    line.accept(submission('guide', 'ann@example.com')),
    line.accept(submission('guide2', 'ann@example.com')),
  ])
  expect(await line.count('leads')).toBe(2)
  expect(line.mailer.sent).toHaveLength(2)
})

const key = { scope: 'key', fingerprint: 'body' }

test('one idempotency key sent fifty times at the same time has one effect, and the repeats are answered as repeats', async () => {
  const answers = await many(50, () =>
    line.accept(submission('guide', 'ann@example.com', { idempotency: key })),
  )
  expect(answers.filter((answer) => answer.kind === 'stored' && !answer.replayed)).toHaveLength(1)
  expect(answers.every((answer) => answer.kind === 'stored' && answer.outcome === 'full')).toBe(true)
  expect(await line.count('submissions')).toBe(1)
  expect(line.mailer.sent).toHaveLength(1)
})

test('one idempotency key with another body writes nothing', async () => {
  await line.accept(submission('guide', 'ann@example.com', { idempotency: key }))
  const other = { ...key, fingerprint: 'other body' }
  const answer = await line.accept(submission('guide', 'bob@example.com', { idempotency: other }))
  expect(answer).toEqual({ kind: 'mismatch' })
  expect(await line.count('leads')).toBe(1)
})

test('an idempotency key is new again after a day, and the person is still one lead', async () => {
  await line.accept(submission('guide', 'ann@example.com', { idempotency: key }))
  line.clock.move(25 * 3_600_000)
  const answer = await line.accept(submission('guide', 'ann@example.com', { idempotency: key }))
  expect(answer).toMatchObject({ kind: 'stored', replayed: false })
  expect(await line.count('leads')).toBe(1)
  expect(line.mailer.sent).toHaveLength(2)
})

test('a repeated sign-up takes the newest name and gets no second mail within a day', async () => {
  await line.accept(submission('guide', 'ann@example.com'))
  const again = await line.accept(
    submission('guide', 'ann@example.com', { values: { email: 'ann@example.com', name: 'Anna' } }),
  )
  expect(again).toMatchObject({ kind: 'stored', outcome: 'full', waited: false })
  expect(await line.query('select name from leads')).toEqual([{ name: 'Anna' }])
  expect(line.mailer.sent).toHaveLength(1)
})

test('a repeated sign-up waits for the mail that is still on its way', async () => {
  line.mailer.answer = () => ({ kind: 'retry', publicMessage: 'later', detail: '451' })
  const completions = { ...line.worker.completions, isReleased: () => true }
  const waitsForNothing = createAccept({ ...line, worker: { ...line.worker, completions } })
  const first = await waitsForNothing(submission('guide', 'ann@example.com'))
  expect(first).toMatchObject({ kind: 'stored', outcome: 'partial' })
  await expect.poll(() => line.count('step_runs', `state = 'pending'`)).toBe(1)
  line.mailer.answer = () => ({ kind: 'sent' })
  const second = line.accept(submission('guide', 'ann@example.com'))
  await expect.poll(() => line.count('submissions')).toBe(2)
  line.clock.move(60_000)
  await line.worker.runOnce()
  expect(await second).toMatchObject({ kind: 'stored', outcome: 'full', waited: true })
  expect(line.mailer.sent).toHaveLength(1)
})

test('a quarantined submission is stored alone and answered like any other', async () => {
  const answer = await line.accept(submission('drip', 'ann@example.com', { quarantined: 'trap' }))
  expect(answer).toMatchObject({ kind: 'stored', outcome: 'full' })
  expect(await line.query('select state, held_reason from submissions')).toEqual([
    { state: 'held', held_reason: 'trap' },
  ])
  for (const table of ['leads', 'user_journeys', 'step_runs', 'unsubscribe_links'])
    expect(await line.count(table), table).toBe(0)
})

test('a mail that is refused for good fails the form where the campaign says so', async () => {
  line.mailer.answer = () => ({ kind: 'refused', publicMessage: 'Refused.', suppress: true, detail: '550' })
  const answer = await line.accept(submission('guide', 'ann@example.com'))
  expect(answer).toMatchObject({ kind: 'step_failed', step: 'email', publicMessage: 'Refused.' })
  expect(await line.count('leads')).toBe(1)
  expect(await line.count('suppressions', `reason = 'refused'`)).toBe(1)
  expect(await line.accept(submission('logged', 'bob@example.com'))).toMatchObject({
    kind: 'stored',
    outcome: 'full',
  })
  expect(await line.accept(submission('masterclass', 'cy@example.com'))).toMatchObject({ outcome: 'partial' })
})

test('a failed mail does not stop the next sign-up from being mailed', async () => {
  line.mailer.answer = () => ({
    kind: 'refused',
    publicMessage: 'Too large.',
    suppress: false,
    detail: '552',
  })
  await line.accept(submission('guide', 'ann@example.com'))
  line.mailer.answer = () => ({ kind: 'sent' })
  expect(await line.accept(submission('guide', 'ann@example.com'))).toMatchObject({
    kind: 'stored',
    outcome: 'full',
  })
  expect(line.mailer.sent).toHaveLength(1)
})

test('a mail server that comes back while the visitor waits still counts', async () => {
  const worker = createWorker({ ...line, clock: systemClock })
  const accept = createAccept({ ...line, clock: systemClock, worker })
  let tries = 0
  line.mailer.answer = () =>
    ++tries < 3
      ? { kind: 'retry', publicMessage: 'later', detail: 'ECONNREFUSED', unreachable: true }
      : { kind: 'sent' }
  worker.start()
  expect(await accept(submission('guide', 'ann@example.com'))).toMatchObject({
    kind: 'stored',
    outcome: 'full',
  })
  await worker.stop()
  expect(tries).toBe(3)
  expect(line.mailer.sent).toHaveLength(1)
})

test('a submission behind a lock that stays is refused within six seconds, without a row', async () => {
  const pool = createPool(line.url)
  const blocker = await pool.connect()
  await blocker.query('begin; lock table leads in access exclusive mode')
  const accept = createAccept({ ...line, worker: line.worker })
  const startedAt = performance.now()
  await expect(accept(submission('guide', 'ann@example.com'))).rejects.toThrow(StorageUnavailable)
  expect(performance.now() - startedAt).toBeLessThan(6000 * slowness())
  await blocker.query('rollback')
  blocker.release()
  await pool.end()
  expect(await line.count('submissions')).toBe(0)
})
