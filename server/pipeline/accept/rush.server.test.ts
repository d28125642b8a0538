import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPipeline } from '../../../tests/postgres/start-pipeline.ts'
import { createRushElsewhere } from './rush-elsewhere.ts'
import { createRush } from './rush.ts'
import type { Rush } from './rush.ts'

let line: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  line = await startPipeline()
})
afterAll(() => line.stop())

const processOn = (machine: string) => createRush(createRushElsewhere(line.pool, machine))
/** Many forms that are being stored, until they are let go. */
const storing = (rush: Rush, forms: number) => {
  const stored = Promise.withResolvers<void>()
  const all = Promise.all(Array.from({ length: forms }, () => rush.during(() => stored.promise)))
  return async () => {
    stored.resolve()
    await all
  }
}
const told = (machine: string) => line.count('rate_limits', `key = 'rush:${machine}'`)

test('the worker on the same machine hears of a rush, and one on another goes on as ever', async () => {
  const [forms, worker, away] = [processOn('one'), processOn('one'), processOn('another')]
  const end = storing(forms, 6)
  await expect.poll(() => told('one'), { timeout: 20_000 }).toBe(1)
  await Promise.all([worker.look(), away.look()])
  expect([forms, worker, away].map((rush) => rush.isOn())).toEqual([true, true, false])
  await end()
  await expect.poll(async () => (await worker.look(), worker.isOn()), { timeout: 20_000 }).toBe(false)
})

test('few forms are no rush, and nobody is told of one while an answer waits for a mail', async () => {
  let times = 0
  const elsewhere = { tell: () => void (times += 1), look: async () => {}, isOn: () => false }
  const [few, asked] = [createRush(elsewhere), createRush(elsewhere)]
  asked.someoneWaits()
  const ends = [storing(few, 5), storing(asked, 6)]
  expect([few.isOn(), asked.isOn(), times]).toEqual([false, true, 0])
  ends.push(storing(few, 1))
  expect([few.isOn(), times]).toEqual([true, 1])
  await Promise.all(ends.map((end) => end()))
})
