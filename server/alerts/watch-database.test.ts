import { expect, test } from 'vitest'
import { createMemoryMailer } from '../../tests/fakes/memory-mailer.ts'
import { createLog } from '../adapters/log.ts'
import type { Pool } from '../adapters/postgres.ts'
import { watchDatabase } from './watch-database.ts'

/** A database that is there or not, and the alerts about it. */
const watched = () => {
  const state = { isThere: true, at: 0 }
  const posted: string[] = []
  const query = () =>
    state.isThere
      ? Promise.resolve({ rows: [{ isWritable: true, version: String(Number.MAX_SAFE_INTEGER) }] })
      : Promise.reject(new Error('away'))
  const watch = watchDatabase({
    pool: { query } as unknown as Pool,
    elapsed: () => state.at,
    log: createLog('silent'),
    url: 'http://127.0.0.1:9/alerts',
    webhooks: {
      post: ({ body }) => {
        const { alert, state: now } = body as { alert: string; state: string }
        posted.push(`${alert} ${now}`)
        return Promise.resolve({ kind: 'done' })
      },
    },
    mailer: createMemoryMailer(),
    sender: () => null,
  })
  const askAt = (seconds: number) => {
    state.at = seconds * 1000
    return watch.ask()
  }
  return { state, posted, askAt }
}

test('an outage of six seconds is reported once, and its end', async () => {
  const { state, posted, askAt } = watched()
  await askAt(0)
  state.isThere = false
  await askAt(2)
  await askAt(4)
  expect(posted).toEqual([])
  await askAt(6)
  await askAt(8)
  expect(posted).toEqual(['database firing'])
  state.isThere = true
  await askAt(10)
  expect(posted).toEqual(['database firing', 'database over'])
})

test('a restart that takes three seconds is not', async () => {
  const { state, posted, askAt } = watched()
  await askAt(0)
  state.isThere = false
  await askAt(2)
  state.isThere = true
  await askAt(4)
  await askAt(6)
  expect(posted).toEqual([])
})
