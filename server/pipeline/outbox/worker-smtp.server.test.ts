import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import type { SmtpSink } from '../../../tests/fakes/smtp-sink.ts'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { createSmtpMailer } from '../../adapters/mail/smtp.ts'
import type { Mailer } from '../../ports.ts'
import { createAccept } from '../accept/accept.ts'
import { claim } from './claim.ts'
import { createWorker } from './worker.ts'
import type { Worker } from './worker.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
let sink: SmtpSink
let mailers: Mailer[] = []
let running: Worker[] = []
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(async () => {
  await line.clear()
  await line.query('truncate providers')
  sink = await startSmtpSink()
})
afterEach(async () => {
  // Also where a test ended early: a worker that goes on would take the next one's rows.
  await Promise.all(running.map((worker) => worker.stop()))
  running = []
  await Promise.all(mailers.map((mailer) => mailer.close()))
  mailers = []
  await sink.close()
})

/** A process that sends through the sink. */
const workerOf = (url = sink.url, more: { mailConnections?: number; mailRate?: number } = {}) => {
  const mailer = createSmtpMailer(url)
  mailers.push(mailer)
  const worker = createWorker({ ...line, mailer, mailConnections: 5, ...more })
  running.push(worker)
  return worker
}
const store = async (count: number) => {
  const completions = { ...line.worker.completions, isReleased: () => true }
  const atRest = { ...line.worker, completions, hasRoom: () => false, wake: () => {} }
  const accept = createAccept({ ...line, worker: atRest })
  await Promise.all(
    Array.from({ length: count }, (_, at) => accept(submission('logged', `p${at}@example.com`))),
  )
}
const drain = async (worker: ReturnType<typeof workerOf>) => {
  while ((await worker.runOnce()) > 0);
}
const states = () =>
  line.query(
    'select state, attempts, count(*)::int as count from step_runs group by state, attempts order by state',
  )
const breaker = async () =>
  (
    await line.query<{ state: string; fault: string | null; open_until: Date | null }>(
      `select state, trouble as fault, open_until from providers where name = 'mail'`,
    )
  )[0]
/** Tells when turns were given: what left evenly may arrive in a bunch where the machine is busy. */
const watchTurns = async () => {
  await line.pool.query(`
    create table turns (at timestamptz default clock_timestamp());
    create function note_turn() returns trigger language plpgsql as
      $$ begin insert into turns default values; return null; end $$;
    create trigger note_turn after insert or update of next_free_at on providers for each row
      when (new.next_free_at is not null) execute function note_turn()`)
  return async () => {
    const { rows } = await line.pool.query<{ at: number }>(
      'select extract(epoch from at)::float8 * 1000 as at from turns order by at',
    )
    await line.pool.query('drop table turns; drop function note_turn cascade')
    return rows.map(({ at }) => at)
  }
}
/** Sessions that wait to write the state of a provider. */
const lockedOut = () =>
  line.count('pg_stat_activity', `wait_event_type = 'Lock' and query like '%providers%'`)
const said = (verb: string) => sink.commands().filter(({ command }) => command.startsWith(verb)).length
const seconds = (count: number) => count * 1000

test('a wrong SMTP password opens the breaker after at most three attempts; once corrected, every mail leaves without help', async () => {
  await store(20)
  await sink.setMode('535')
  const worker = workerOf(sink.url.replace('smtp://', 'smtp://user:password@'))
  await drain(worker)
  expect(said('AUTH')).toBeGreaterThan(0)
  expect(said('AUTH')).toBeLessThanOrEqual(3)
  expect(await states()).toEqual([{ state: 'pending', attempts: 0, count: 20 }])
  expect(await breaker()).toMatchObject({ state: 'open', fault: 'credentials' })
  await sink.setMode('ok')
  line.clock.move(seconds(60))
  await drain(worker)
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, count: 20 }])
  expect(sink.mails()).toHaveLength(20)
  expect(await breaker()).toMatchObject({ state: 'closed', fault: null })
})

test('a refused sign-in also stops the mails that have begun, even while the database cannot be written', async () => {
  await store(5)
  await sink.setMode('535')
  const worker = workerOf(sink.url.replace('smtp://', 'smtp://user:password@'))
  const runs = await claim(line.pool, { now: line.clock.now(), limit: 5 })
  const other = await line.pool.connect()
  await other.query(`insert into providers (name) values ('mail')`)
  await other.query('begin')
  await other.query(`select from providers where name = 'mail' for update`)
  const works = runs.map(async (run, at) => {
    await expect.poll(() => lockedOut(), { timeout: 10_000 }).toBeGreaterThanOrEqual(at)
    return worker.perform(run)
  })
  await expect.poll(() => lockedOut(), { timeout: 10_000 }).toBe(5)
  await other.query('commit')
  other.release()
  await Promise.all(works)
  expect(said('AUTH')).toBe(1)
  expect(await states()).toEqual([{ state: 'pending', attempts: 0, count: 5 }])
  expect(await breaker()).toMatchObject({ state: 'open', fault: 'credentials' })
})

test('while the sign-in is refused there is one attempt at a time, and other processes make none', async () => {
  await store(10)
  await sink.setMode('535')
  const url = sink.url.replace('smtp://', 'smtp://user:password@')
  const workers = [workerOf(url), workerOf(url)]
  await drain(workers[0] ?? workerOf(url))
  for (let attempt = 1; attempt <= 3; attempt++) {
    line.clock.move(seconds(30))
    const before = said('AUTH')
    await Promise.all(workers.map((worker) => worker.runOnce()))
    expect(said('AUTH') - before).toBe(1)
  }
})

test.for(['no-starttls', 'bad-cert'])(
  'with a mail server in mode %s no mail leaves in clear, and all of them wait',
  async (mode) => {
    await store(5)
    await sink.setMode(mode)
    await drain(workerOf(`${sink.url}?requireTLS=true`))
    expect(said('MAIL')).toBe(0)
    expect(await states()).toEqual([{ state: 'pending', attempts: 0, count: 5 }])
    expect(await breaker()).toMatchObject({ state: 'open', fault: 'insecure' })
  },
)

test('a mail server that is away costs no attempts, and mails leave within a minute of its return', async () => {
  await store(8)
  await sink.setMode('refuse')
  const worker = workerOf()
  for (let minute = 0; minute < 10; minute++) {
    await drain(worker)
    line.clock.move(seconds(60))
  }
  expect(await breaker()).toMatchObject({ state: 'open', fault: 'outage' })
  expect(await states()).toEqual([{ state: 'pending', attempts: 0, count: 8 }])
  await drain(worker)
  await sink.setMode('ok')
  line.clock.move(seconds(60))
  await drain(worker)
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, count: 8 }])
})

test('a mail server whose name does not resolve is waited for like one that is away', async () => {
  await store(3)
  await drain(workerOf('smtp://mail.porchlight.invalid:2525'))
  expect(await states()).toEqual([{ state: 'pending', attempts: 0, count: 3 }])
})

test('a mail server that always answers 421 is tried less and less often, and given up within five days', async () => {
  await store(1)
  await sink.setMode('421')
  const worker = workerOf()
  const start = line.clock.now().getTime()
  const at: number[] = []
  for (;;) {
    const [run] = await line.query<{ next: Date | null }>('select next_attempt_at as next from step_runs')
    if (!run?.next) break
    const due = Math.max(run.next.getTime(), (await breaker())?.open_until?.getTime() ?? 0)
    line.clock.move(due - line.clock.now().getTime())
    at.push(Math.round((due - start) / 60_000))
    await worker.runOnce()
  }
  expect(at.slice(0, 5)).toEqual([0, 1, 6, 36, 156])
  expect(at.at(-1)).toBeLessThanOrEqual(5 * 24 * 60)
  expect((await states())[0]).toMatchObject({ state: 'failed' })
  expect(said('CONNECT')).toBe(at.length)
})

test('a confirmation whose reply is lost leaves twice under one Message-ID and counts as sent', async () => {
  await store(1)
  await sink.setMode('drop-after-data')
  const worker = workerOf()
  await drain(worker)
  await sink.setMode('ok')
  line.clock.move(seconds(5))
  await drain(worker)
  expect(sink.mails()).toHaveLength(2)
  expect(new Set(sink.mails().map((mail) => mail.messageId)).size).toBe(1)
  expect((await states())[0]).toMatchObject({ state: 'sent' })
})

test('a journey mail whose reply is lost leaves once and ends as unknown', async () => {
  await store(1)
  await line.query('update step_runs set priority = 1')
  await sink.setMode('drop-after-data')
  await drain(workerOf())
  expect(sink.mails()).toHaveLength(1)
  expect((await states())[0]).toMatchObject({ state: 'unknown' })
})

test('a slow mail server is waited for once it has the message, whatever the step allows', async () => {
  await store(2)
  await line.query(`update step_runs set config = config || '{"timeout": 1}'`)
  await line.query('update step_runs set priority = 1 where id = (select id from step_runs limit 1)')
  await sink.setMode('slow=2.5')
  await workerOf().runOnce()
  expect(sink.mails()).toHaveLength(2)
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, count: 2 }])
})

test('a confirmation does not wait behind slow journey mails', async () => {
  await store(200)
  await line.query('update step_runs set priority = 1')
  await sink.setMode('slow=0.5')
  const worker = workerOf()
  worker.start()
  await expect.poll(() => said('DOT')).toBeGreaterThan(0)
  await line.query(`insert into step_runs select (jsonb_populate_record(run, jsonb_build_object('id', gen_random_uuid(),
    'priority', 0, 'state', 'pending', 'effect_key', 'urgent', 'lease_token', null, 'lease_until', null, 'attempts', 0,
    'handed_over_at', null))).* from step_runs run limit 1`)
  await expect
    .poll(() => line.query(`select 1 from step_runs where priority = 0 and state = 'sent'`))
    .toHaveLength(1)
  // They take twenty seconds, however quick the machine is.
  expect(await line.count('step_runs', `state = 'pending'`)).toBeGreaterThan(100)
})

test('no second has more mails than the mail rate allows, however many processes send', async () => {
  const rate = 10
  const turnsTaken = await watchTurns()
  await store(25)
  for (const worker of [workerOf(sink.url, { mailRate: rate }), workerOf(sink.url, { mailRate: rate })])
    worker.start()
  await expect.poll(() => sink.mails().length).toBe(25)
  const turns = await turnsTaken()
  for (const from of turns)
    expect(turns.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(rate)
  const arrivals = sink.mails().map((mail) => Date.parse(mail.at))
  for (const [index, at] of arrivals.toSorted((one, other) => one - other).entries())
    expect(Math.ceil(at)).toBeGreaterThanOrEqual(Math.floor(turns[index] ?? Infinity))
})
