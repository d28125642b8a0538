import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

const lanesOf = (here: number) => createLanes(() => ({ here }))
const urgent = { provider: 'mail', priority: 0, isAwaited: true }
const drip = { provider: 'mail', priority: 1, isAwaited: false }

/** Begins rows until one has to wait; answers how many began. */
const fill = async (lanes: ReturnType<typeof lanesOf>, run: typeof urgent, most: number) => {
  const ends: (() => void)[] = []
  for (let at = 0; at < most; at++) void lanes.enter(run).then((end) => end && ends.push(end))
  await Promise.resolve()
  return ends
}

test('slow journey mails never take the last sending slot: a confirmation begins without waiting', async () => {
  const lanes = lanesOf(5)
  expect(await fill(lanes, drip, 20)).toHaveLength(4)
  expect(lanes.room('mail', 'others')).toBe(0)
  expect(lanes.room('mail', 'urgent')).toBe(0)
  expect(await fill(lanes, urgent, 2)).toHaveLength(1)
  lanes.clear('all')
})

test('who waits in line goes before mails of journeys that came earlier', async () => {
  const lanes = lanesOf(1)
  const [end] = await fill(lanes, urgent, 1)
  const order: string[] = []
  void lanes.enter(drip).then((leave) => leave && order.push('drip'))
  void lanes.enter(urgent).then((leave) => leave && order.push('urgent'))
  end?.()
  await Promise.resolve()
  expect(order).toEqual(['urgent'])
  lanes.clear('all')
})

test('receivers have lanes of their own', async () => {
  const lanes = lanesOf(2)
  await fill(lanes, urgent, 5)
  expect(lanes.isFree('mail')).toBe(false)
  expect(await fill(lanes, { ...urgent, provider: 'webhook:hooks.example' }, 5)).toHaveLength(2)
  lanes.clear('all')
})

test('a run that is turned away at shutdown has not begun', async () => {
  const lanes = lanesOf(1)
  await fill(lanes, urgent, 1)
  const waiting = [lanes.enter(drip), lanes.enter(urgent)]
  lanes.clear('others')
  expect(await waiting[0]).toBeNull()
  lanes.clear('all')
  expect(await waiting[1]).toBeNull()
})

test('rows are claimed ahead where they are quick, and none where they are slow', async () => {
  const lanes = lanesOf(5)
  for (const end of await fill(lanes, urgent, 5)) end()
  expect(lanes.room('mail', 'urgent')).toBe(5 + 400)
  const limited = createLanes(() => ({ here: 5, perSecond: 10 }))
  for (const end of await fill(limited, urgent, 5)) end()
  expect(limited.room('mail', 'urgent')).toBe(5)
})

test('in a rush what nobody waits for leaves one at a time, and what a person waits for as ever', async () => {
  const rush = { isOn: () => true }
  const lanes = createLanes(() => ({ here: 5 }), rush)
  expect(await fill(lanes, { ...urgent, isAwaited: false }, 5)).toHaveLength(1)
  expect(lanes.room('mail', 'urgent')).toBe(0)
  expect(await fill(lanes, urgent, 5)).toHaveLength(4)
  rush.isOn = () => false
  lanes.clear('all')
})
