import { expect, test } from 'vitest'
import { createReadiness } from './stop-server.ts'

test('however many requests there are, the database is queried once a second', async () => {
  let asked = 0
  let now = 0
  const readiness = createReadiness(
    async () => {
      asked += 1
      return true
    },
    () => now,
  )
  await Promise.all([readiness.isReady(), readiness.isReady()])
  now = 999
  expect(await readiness.isReady()).toBe(true)
  expect(asked).toBe(1)
  now = 1000
  await readiness.isReady()
  expect(asked).toBe(2)
})

test('a database that cannot be reached makes it not ready, and its return ready again', async () => {
  let isAway = true
  let now = 0
  const readiness = createReadiness(
    () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(true)),
    () => (now += 1000),
  )
  expect(await readiness.isReady()).toBe(false)
  isAway = false
  expect(await readiness.isReady()).toBe(true)
})

test('a process that is about to end is not ready, even where a check was in progress', async () => {
  const asked = Promise.withResolvers<boolean>()
  const readiness = createReadiness(() => asked.promise)
  const answer = readiness.isReady()
  readiness.stop()
  asked.resolve(true)
  expect(await answer).toBe(false)
  expect(await readiness.isReady()).toBe(false)
})

test('only whoever asked twice in half a minute counts as a balancer', async () => {
  let now = 0
  const readiness = createReadiness(
    async () => true,
    () => now,
  )
  expect(readiness.isPolled()).toBe(false)
  await readiness.isReady()
  expect(readiness.isPolled()).toBe(false)
  now = 2000
  await readiness.isReady()
  expect(readiness.isPolled()).toBe(true)
  now = 31_000
  expect(readiness.isPolled()).toBe(false)
})
