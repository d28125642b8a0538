import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dyingProcess } from '../../../tests/postgres/dying-process.ts'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { claim } from './claim.ts'
import { markDispatched } from './mark-dispatched.ts'
import { createWorker } from './worker.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const { storeAndDie, hold, expireLeases, run } = dyingProcess(() => line)
const hour = 3_600_000

test('a crash right after the answer loses nothing: another process sends the mail', async () => {
  await storeAndDie('logged', 'ann@example.com')
  expect(line.mailer.sent).toHaveLength(0)
  await line.anotherWorker().runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await run()).toMatchObject({ state: 'sent' })
})

test('without the outbox, a mail that a crash interrupts is lost', async () => {
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

test('a row whose process died before anything left is simply tried again', async () => {
  await storeAndDie('logged', 'ann@example.com')
  await claim(line.pool, { limit: 1, now: line.clock.now() })
  expect(await line.worker.runOnce()).toBe(0)
  await expireLeases()
  expect(await line.worker.runOnce()).toBe(1)
  expect(await run()).toMatchObject({ state: 'sent', attempts: 2, handovers: 1 })
})

test('a confirmation whose delivery is unknown after a crash is sent once more under the same Message-ID, and never a third time', async () => {
  await storeAndDie('logged', 'ann@example.com')
  for (let kill = 0; kill < 2; kill++) {
    const leased = await hold()
    await markDispatched(line.pool, leased)
    await expireLeases()
    await line.worker.runOnce().then((performed) => expect(performed).toBe(kill === 0 ? 1 : 0))
    if (kill === 0) {
      expect(line.mailer.sent).toHaveLength(1)
      await line.query(`update step_runs set state = 'pending', next_attempt_at = $1`, [line.clock.now()])
    }
  }
  expect(await run()).toMatchObject({ state: 'unknown' })
  expect(await line.query('select status from delivery_log')).toEqual([{ status: 'unknown' }])
})

test('a process that lost its lease may neither send nor write a result', async () => {
  await storeAndDie('logged', 'ann@example.com')
  const leased = await hold()
  await expireLeases()
  await line.anotherWorker().runOnce()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await line.anotherWorker().perform(leased)).toBeNull()
  expect(line.mailer.sent).toHaveLength(1)
  expect(await run()).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a database that goes away while a mail is being sent does not make it leave twice', async () => {
  await storeAndDie('logged', 'ann@example.com')
  const leased = await hold()
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
  expect(await createWorker({ ...line, mailer }).perform(leased)).toMatchObject({ state: 'sent' })
  expect(line.mailer.sent).toHaveLength(1)
})

test('a clock that was set back does not leave mails waiting', async () => {
  line.clock.move(8760 * hour)
  await storeAndDie('logged', 'ann@example.com')
  line.clock.move(-8760 * hour)
  expect(await line.worker.runOnce()).toBe(1)
  expect(line.mailer.sent).toHaveLength(1)
})
