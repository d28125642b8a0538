import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { createSharedBackpressure, createBackpressure } from './backpressure.ts'
import type { Backpressure } from './backpressure.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())

const processOn = (machine: string) => createBackpressure(createSharedBackpressure(line.pool, machine))
/** Many forms that are being stored, until they are let go. */
const storing = (backpressure: Backpressure, forms: number) => {
  const stored = Promise.withResolvers<void>()
  const all = Promise.all(Array.from({ length: forms }, () => backpressure.during(() => stored.promise)))
  return async () => {
    stored.resolve()
    await all
  }
}
const reported = (machine: string) => line.count('rate_limits', `key = 'rush:${machine}'`)

test('the worker on the same machine yields under backpressure, and one on another goes on as usual', async () => {
  const [forms, worker, away] = [processOn('one'), processOn('one'), processOn('another')]
  const end = storing(forms, 6)
  await expect.poll(() => reported('one'), { timeout: 20_000 }).toBe(1)
  await Promise.all([worker.look(), away.look()])
  expect([forms, worker, away].map((backpressure) => backpressure.isOn())).toEqual([true, true, false])
  await end()
  await expect.poll(async () => (await worker.look(), worker.isOn()), { timeout: 20_000 }).toBe(false)
})

test('few forms are no backpressure, and an answer that waits for a mail never yields', async () => {
  let times = 0
  const elsewhere = { report: () => void (times += 1), look: async () => {}, isOn: () => false }
  const [few, asked] = [createBackpressure(elsewhere), createBackpressure(elsewhere)]
  asked.someoneWaits()
  const ends = [storing(few, 5), storing(asked, 6)]
  expect([few.isOn(), asked.isOn(), times]).toEqual([false, true, 0])
  ends.push(storing(few, 1))
  expect([few.isOn(), times]).toEqual([true, 1])
  await Promise.all(ends.map((end) => end()))
})
