import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import { startDueMails } from './drip.ts'
import { forgetDispatch, expectDispatch, markDispatched, LeaseLost } from '../outbox/mark-dispatched.ts'
import { release } from '../outbox/release.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())
afterEach(() => vi.restoreAllMocks())

const hour = 3_600_000

/** So many people whose next mail is due now. */
const due = async (people: number) => {
  await Promise.all(
    Array.from({ length: people }, (_, at) => line.accept(submission('later', `p${at}@example.com`))),
  )
  // A busy machine leaves some of the first mails to a worker.
  await expect.poll(() => line.worker.runOnce()).toBe(0)
  line.mailer.sent.length = 0
  line.clock.move(24 * hour)
}
const leased = async (limit: number) =>
  (await startDueMails(line.pool, { now: line.clock.now(), limit, lease: true })).runs
const rows = () =>
  line.query<{ state: string; handovers: number; attempts: number; marked: boolean }>(
    `select state, handovers, attempts, handed_over_at is not null as marked from step_runs
     where step = 'journey' order by marked, state`,
  )

test('mails sent in a burst straight from their journeys are sent once each, whoever else sends', async () => {
  await due(150)
  const workers = [line.anotherWorker(), line.anotherWorker()]
  for (const worker of workers) worker.start()
  await expect.poll(() => line.count('step_runs', `step = 'journey' and state = 'sent'`)).toBe(150)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(line.mailer.sent).toHaveLength(150)
  expect(new Set(line.mailer.sent.map(({ to }) => to)).size).toBe(150)
  expect(await line.count('step_runs', `step = 'journey' and handovers = 1 and attempts = 1`)).toBe(150)
  expect(await line.count('user_journeys', 'current_run_id is not null')).toBe(0)
})

test('the next mails are marked with the first, no more than are allowed, and each needs no further mark', async () => {
  await due(5)
  const runs = await leased(5)
  for (const run of runs) expectDispatch(line.pool, run, 2)
  const [first, second] = runs
  if (!first || !second) throw new Error('nothing was due')
  await markDispatched(line.pool, first)
  expect((await rows()).filter(({ marked }) => marked)).toHaveLength(3)
  await markDispatched(line.pool, second)
  expect((await rows()).every(({ marked, handovers }) => handovers === (marked ? 1 : 0))).toBe(true)
  for (const run of runs) forgetDispatch(line.pool, run)
})

test('mails of a burst that were marked and not begun are released untouched', async () => {
  await due(3)
  const runs = await leased(3)
  for (const run of runs) expectDispatch(line.pool, run, 5)
  const [first, ...others] = runs
  if (!first) throw new Error('nothing was due')
  await markDispatched(line.pool, first)
  expect((await rows()).map(({ handovers }) => handovers)).toEqual([1, 1, 1])
  for (const run of others) forgetDispatch(line.pool, run)
  await Promise.all(others.map((run) => release(line.pool, run)))
  expect((await rows()).filter(({ state }) => state === 'pending')).toEqual(
    others.map(() => ({ state: 'pending', handovers: 0, attempts: 0, marked: false })),
  )
})

test('a mark that is older than a moment is not relied on: who has left since gets nothing', async () => {
  await due(2)
  const [first, second] = await leased(2)
  if (!first || !second) throw new Error('nothing was due')
  for (const run of [first, second]) expectDispatch(line.pool, run, 5)
  await markDispatched(line.pool, first)
  await line.query(
    `insert into suppressions (coach, address_hash, reason)
     select coach, address_hash, 'unsubscribed' from leads where id = $1`,
    [second.leadId],
  )
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 5000)
  await expect(markDispatched(line.pool, second)).rejects.toThrow(LeaseLost)
})
