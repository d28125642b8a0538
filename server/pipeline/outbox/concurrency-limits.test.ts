import { expect, test } from 'vitest'
import { createConcurrencyLimits } from './concurrency-limits.ts'

const concurrencyOf = (here: number) => createConcurrencyLimits(() => ({ here }))
const urgent = { provider: 'mail', priority: 0, isAwaited: true }
const drip = { provider: 'mail', priority: 1, isAwaited: false }

/** Begins rows until one has to wait; answers how many began. */
const fill = async (concurrency: ReturnType<typeof concurrencyOf>, run: typeof urgent, most: number) => {
  const ends: (() => void)[] = []
  for (let at = 0; at < most; at++) void concurrency.enter(run).then((end) => end && ends.push(end))
  await Promise.resolve()
  return ends
}

test('slow journey mails never take the last sending slot: a confirmation begins without waiting', async () => {
  const concurrency = concurrencyOf(5)
  expect(await fill(concurrency, drip, 20)).toHaveLength(4)
  expect(concurrency.room('mail', 'others')).toBe(0)
  expect(concurrency.room('mail', 'urgent')).toBe(0)
  expect(await fill(concurrency, urgent, 2)).toHaveLength(1)
  concurrency.clear('all')
})

test('who waits in line goes before mails of journeys that came earlier', async () => {
  const concurrency = concurrencyOf(1)
  const [end] = await fill(concurrency, urgent, 1)
  const order: string[] = []
  void concurrency.enter(drip).then((leave) => leave && order.push('drip'))
  void concurrency.enter(urgent).then((leave) => leave && order.push('urgent'))
  end?.()
  await Promise.resolve()
  expect(order).toEqual(['urgent'])
  concurrency.clear('all')
})

test('each provider has a concurrency limit of its own', async () => {
  const concurrency = concurrencyOf(2)
  await fill(concurrency, urgent, 5)
  expect(concurrency.isFree('mail')).toBe(false)
  expect(await fill(concurrency, { ...urgent, provider: 'webhook:hooks.example' }, 5)).toHaveLength(2)
  concurrency.clear('all')
})

test('a run that is turned away at shutdown has not begun', async () => {
  const concurrency = concurrencyOf(1)
  await fill(concurrency, urgent, 1)
  const waiting = [concurrency.enter(drip), concurrency.enter(urgent)]
  concurrency.clear('others')
  expect(await waiting[0]).toBeNull()
  concurrency.clear('all')
  expect(await waiting[1]).toBeNull()
})

test('rows are claimed ahead where they are quick, and none where they are slow', async () => {
  const concurrency = concurrencyOf(5)
  for (const end of await fill(concurrency, urgent, 5)) end()
  expect(concurrency.room('mail', 'urgent')).toBe(5 + 400)
  const limited = createConcurrencyLimits(() => ({ here: 5, perSecond: 10 }))
  for (const end of await fill(limited, urgent, 5)) end()
  expect(limited.room('mail', 'urgent')).toBe(5)
})

test('under backpressure what nobody waits for leaves one at a time, and what a person waits for as usual', async () => {
  const backpressure = { isOn: () => true }
  const concurrency = createConcurrencyLimits(() => ({ here: 5 }), backpressure)
  expect(await fill(concurrency, { ...urgent, isAwaited: false }, 5)).toHaveLength(1)
  expect(concurrency.room('mail', 'urgent')).toBe(0)
  expect(await fill(concurrency, urgent, 5)).toHaveLength(4)
  backpressure.isOn = () => false
  concurrency.clear('all')
})
