import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline, submission } from '../../../tests/postgres/start-pipeline.ts'
import type { Pool } from '../../adapters/postgres.ts'
import { StorageUnavailable } from '../../errors.ts'
import { createAccept } from './accept.ts'
import type { Submission } from './submission.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())
beforeEach(() => line.clear())

const send = (email: string, more: Partial<Submission> = {}) => submission('logged', email, more)
const leads = async () =>
  (await line.query<{ email: string }>('select email from leads order by email')).map(({ email }) => email)
const keyed = (fingerprint: string) => ({ idempotency: { scope: 'one key', fingerprint } })
/** A first one on its own, and meanwhile the others, which then go together. */
const together = (accept: typeof line.accept, ...others: Submission[]) =>
  Promise.allSettled([send('first@example.com'), ...others].map(accept))

test('150 first contacts that arrive together are each stored whole, each with its own answer', async () => {
  const people = Array.from({ length: 150 }, (_, at) => send(`p${at}@example.com`))
  const ends = await together(line.accept, ...people)
  const ids = ends.map(
    (end) => end.status === 'fulfilled' && 'submissionId' in end.value && end.value.submissionId,
  )
  expect(new Set(ids).size).toBe(151)
  expect(await line.query('select id from submissions where id = any ($1::uuid[])', [ids])).toHaveLength(151)
  for (const table of ['leads', 'consents', 'step_runs', 'unsubscribe_links'])
    expect([table, await line.count(table)]).toEqual([table, 151])
})

test('of two people under one idempotency key the second is refused, and nobody else is', async () => {
  const ends = await together(
    line.accept,
    send('a@example.com', keyed('a')),
    send('b@example.com', keyed('b')),
    send('c@example.com'),
  )
  expect(ends.map((end) => end.status === 'fulfilled' && end.value.kind)).toEqual([
    'stored',
    'stored',
    'mismatch',
    'stored',
  ])
  expect(await leads()).toEqual(['a@example.com', 'c@example.com', 'first@example.com'])
})

test('what the database does not take fails alone', async () => {
  const ends = await together(
    line.accept,
    send('a@example.com'),
    send('b@example.com', { requestId: 'no \0 text' }),
    send('c@example.com'),
  )
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await leads()).toEqual(['a@example.com', 'c@example.com', 'first@example.com'])
})

test('a deadlock over one of them costs nobody their place', async () => {
  let deadlocks = 0
  const deadlock = new StorageUnavailable('ended', { cause: Object.assign(new Error(), { code: '40P01' }) })
  const query = async (config: { name?: string }, values: unknown[]) => {
    const isBatch = config.name === 'store-first-contacts' && JSON.parse(String(values[0])).length > 1
    if (isBatch) deadlocks += 1
    return isBatch ? Promise.reject(deadlock) : line.pool.query(config as never, values)
  }
  const pool: Pool = Object.assign(Object.create(line.pool), { query })
  const accept = createAccept({ ...line, pool })
  const ends = await together(accept, send('a@example.com'), send('b@example.com'))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect([deadlocks, await line.count('leads')]).toEqual([1, 3])
})
