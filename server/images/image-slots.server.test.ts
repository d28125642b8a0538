import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase } from '../../tests/postgres/start.ts'
import { stoppedClock } from '../adapters/clock.ts'
import { createPool, type Pool } from '../adapters/postgres.ts'
import { postgresImageSlots, type Taken } from './image-slots.ts'

const limits = { perDay: 12, perVisitor: 3 }
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

/** Two processes on one database, on a day that no other test has. */
const open = (day: string) => {
  const clock = stoppedClock(`${day}T23:00:00Z`)
  const desks = pools.map((pool) => postgresImageSlots(pool, clock, limits))
  return { clock, take: (visitor: string, process = 0) => at(desks, process).take(visitor), desks }
}
const at = <Item>(items: Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('none')
  return item
}
const kinds = (taken: Taken[]) => taken.map((one) => (one.kind === 'taken' ? 'taken' : one.of))
const placeOf = (taken: Taken) => {
  if (taken.kind === 'full') throw new Error('full')
  return taken.slot
}

test('the budget of a day is never exceeded, over all processes', async () => {
  const { take, clock } = open('2026-03-01')
  const takes = Array.from({ length: 40 }, (_, index) => take(`person-${index}`, index))
  const taken = kinds(await Promise.all(takes))
  expect(taken.filter((kind) => kind === 'taken')).toHaveLength(12)
  expect(taken.filter((kind) => kind === 'day')).toHaveLength(28)
  expect(await take('late')).toEqual({ kind: 'full', of: 'day', secondsLeft: 3600 })
  clock.move(3_600_000)
  expect((await take('late')).kind).toBe('taken')
})

test('a visitor gets so many pictures an hour, over all processes, and as many in the next hour', async () => {
  const { take, clock } = open('2026-03-03')
  const takes = Array.from({ length: 8 }, (_, index) => take('ann', index))
  expect(kinds(await Promise.all(takes)).toSorted()).toEqual([
    'taken',
    'taken',
    'taken',
    'visitor',
    'visitor',
    'visitor',
    'visitor',
    'visitor',
  ])
  expect((await take('ben')).kind).toBe('taken')
  clock.move(3_599_999)
  expect(await take('ann')).toEqual({ kind: 'full', of: 'visitor', secondsLeft: 1 })
  clock.move(1)
  expect((await take('ann')).kind).toBe('taken')
})

test('who comes on a day that is full loses no place of the hour', async () => {
  const { take, clock } = open('2026-03-05')
  await Promise.all(Array.from({ length: 12 }, (_, index) => take(`guest-${index}`)))
  clock.move(3_599_000)
  for (let time = 0; time < 5; time += 1) expect(kinds([await take('cleo')])).toEqual(['day'])
  clock.move(1000)
  const next = [await take('cleo'), await take('cleo'), await take('cleo'), await take('cleo')]
  expect(kinds(next)).toEqual(['taken', 'taken', 'taken', 'visitor'])
})

test('a returned slot can be used again, the share of the day alone as well', async () => {
  const { take, desks } = open('2026-03-07')
  const slots = at(desks, 0)
  const taken = [await take('dora'), await take('dora'), await take('dora')]
  expect(kinds([await take('dora')])).toEqual(['visitor'])
  await slots.giveBack(placeOf(at(taken, 0)))
  expect(kinds([await take('dora'), await take('dora')])).toEqual(['taken', 'visitor'])
  await slots.giveBack(placeOf(at(taken, 1)), { onlyDay: true })
  expect(kinds([await take('dora')])).toEqual(['visitor'])
  const others = await Promise.all(Array.from({ length: 12 }, (_, index) => take(`friend-${index}`)))
  expect(kinds(others).filter((kind) => kind === 'taken')).toHaveLength(10)
})

test('a slot of an hour that is over is not returned to the next one', async () => {
  const { take, desks, clock } = open('2026-03-09')
  const old = await take('eve')
  clock.move(3_600_000)
  await take('eve')
  await at(desks, 0).giveBack(placeOf(old))
  expect(kinds([await take('eve'), await take('eve'), await take('eve')])).toEqual([
    'taken',
    'taken',
    'visitor',
  ])
})
