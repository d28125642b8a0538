import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { stoppedClock } from '../adapters/clock.ts'
import { createPool, type Pool } from '../adapters/postgres.ts'
import { postgresRateLimiter } from './visitor.ts'

const limit = { most: 30, seconds: 600 }
const clock = stoppedClock('2026-11-21T09:00:00Z')
let database: Awaited<ReturnType<typeof startTestDatabase>>
let pools: [Pool, Pool]

beforeAll(async () => {
  database = await startTestDatabase({ isMigrated: true })
  pools = [createPool(database.url), createPool(database.url)]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.stop()
})

test("a visitor's forms are counted exactly over all processes, and from zero after ten minutes", async () => {
  const [here, there] = [
    postgresRateLimiter(pools[0], clock, limit),
    postgresRateLimiter(pools[1], clock, limit),
  ]
  const takes = Array.from({ length: 50 }, (_, index) => (index % 2 ? here : there).isPast('hall'))
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(20)
  expect(await here.isPast('elsewhere')).toBe(false)
  clock.move(limit.seconds * 1000 - 1)
  expect(await there.isPast('hall')).toBe(true)
  clock.move(1)
  expect(await there.isPast('hall')).toBe(false)
})

test('a campaign with a limit of its own takes forms up to that limit', async () => {
  const limiter = postgresRateLimiter(pools[0], clock, limit)
  const takes = Array.from({ length: 50 }, () => limiter.isPast('office', 40))
  expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(10)
})

test('what follows on the same connection waits for the disk again', async () => {
  const pool = createPool(database.url, { max: 1 })
  await pool.query('set synchronous_commit = on')
  await postgresRateLimiter(pool, clock, limit).isPast('hurried')
  expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
  await pool.end()
})
