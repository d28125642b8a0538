import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { createSharedBackpressure, createBackpressure } from './backpressure.ts'
import type { Backpressure } from './backpressure.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())

let now = 0
beforeEach(() => void (now = 0))
const clock = () => now
const processOn = (machine: string) => createBackpressure(createSharedBackpressure(line.pool, machine), clock)
/** Many forms that are being stored for so many milliseconds, until they are let go. */
const storing = (backpressure: Backpressure, forms: number, ms = 5000) => {
  const stored = Promise.withResolvers<void>()
  const begin = () => backpressure.during(() => stored.promise)
  const all = Array.from({ length: forms - 1 }, begin)
  now += ms
  all.push(begin())
  return async () => {
    stored.resolve()
    await Promise.all(all)
  }
}
const reported = (machine: string) => line.count('rate_limits', `key = 'rush:${machine}'`)

test('the worker on the same machine yields under backpressure, and one on another goes on as usual', async () => {
  const [forms, worker, away] = [processOn('one'), processOn('one'), processOn('another')]
  const end = storing(forms, 10)
  await expect.poll(() => reported('one'), { timeout: 20_000 }).toBe(1)
  await Promise.all([worker.look(), away.look()])
  expect([forms, worker, away].map((backpressure) => backpressure.isOn())).toEqual([true, true, false])
  await end()
  await expect.poll(async () => (await worker.look(), worker.isOn()), { timeout: 20_000 }).toBe(false)
})

test('few forms are no backpressure, nor are many at one moment, and an answer that waits for a mail never yields', async () => {
  let times = 0
  const elsewhere = { report: () => void (times += 1), look: async () => {}, isOn: () => false }
  const rush = async (forms: number, { ms = 5000, isAwaited = false } = {}) => {
    const backpressure = createBackpressure(elsewhere, clock)
    if (isAwaited) backpressure.someoneWaits()
    const end = storing(backpressure, forms, ms)
    const isOn = backpressure.isOn()
    await end()
    now += 2000
    return [isOn, times, backpressure.isOn()]
  }
  expect(await rush(8)).toEqual([false, 0, false])
  expect(await rush(20, { ms: 300 })).toEqual([false, 0, false])
  expect(await rush(10, { isAwaited: true })).toEqual([true, 0, false])
  expect(await rush(10)).toEqual([true, 1, false])
})
