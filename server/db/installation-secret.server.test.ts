import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase, type TestDatabase } from '../../tests/postgres/start.ts'
import { createPool, type Pool } from '../adapters/postgres.ts'
import { StartRefused } from '../errors.ts'
import { claimSecret, refuseOtherSecret } from './installation-secret.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await startTestDatabase({ isMigrated: true })
  pool = createPool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

const [ours, other] = ['the secret of this installation', 'the secret of another installation']

test('the first start decides which SECRET a database has; every other is refused, and says what to do', async () => {
  await refuseOtherSecret(pool, other)
  await Promise.all([claimSecret(pool, ours), claimSecret(pool, ours)])
  await claimSecret(pool, ours)
  await refuseOtherSecret(pool, ours)
  await expect(claimSecret(pool, other)).rejects.toThrow(StartRefused)
  await expect(refuseOtherSecret(pool, other)).rejects.toThrow(
    /people who have unsubscribed would get mail again.* Set SECRET to that one.*--other-secret/,
  )
})

test('nobody who reads the database learns of the SECRET', async () => {
  const { rows } = await pool.query('select * from installation')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ours)
})
