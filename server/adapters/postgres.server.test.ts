import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { slowness } from '../../tests/slowness.ts'
import { inTransaction } from '../db/transaction.ts'
import { StorageUnavailable } from '../errors.ts'
import { createPool } from './postgres.ts'
import type { Pool } from './postgres.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>
let pool: Pool
let other: Pool
beforeAll(async () => {
  database = await startTestDatabase()
  pool = createPool(database.url, { max: 2 })
  other = createPool(database.url)
  await other.query('create table things (name text)')
})
afterAll(async () => {
  await Promise.all([pool.end(), other.end()])
  await database.stop()
})

const lockFor = async (seconds: number) => {
  const client = await other.connect()
  await client.query('begin; lock table things in access exclusive mode')
  const over = client.query(`select pg_sleep(${seconds}); commit`).then(() => client.release())
  over.catch(() => {})
  return { over }
}
const one = () => pool.query(`insert into things values ('one')`)
const twoSteps = () => inTransaction(pool, (client) => client.query(`insert into things values ('both')`))
const count = async () => Number((await other.query('select count(*) from things')).rows[0]?.count)

test('every request waits out a lock of two seconds, those without a connection included', async () => {
  const lock = await lockFor(2)
  await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one() : twoSteps())))
  await lock.over
  expect(await count()).toBe(20)
})

test('behind a lock that stays every request is refused within six seconds, and nothing is written later', async () => {
  await other.query('truncate things')
  const client = await other.connect()
  await client.query('begin; lock table things in access exclusive mode')
  const began = performance.now()
  const late = Array.from({ length: 6 }, (_, at) => (at % 2 ? one() : twoSteps()))
  for (const end of await Promise.allSettled(late))
    expect(end).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) })
  expect(performance.now() - began).toBeLessThan(6000 * slowness())
  await client.query('rollback')
  client.release()
  expect(await count()).toBe(0)
})
