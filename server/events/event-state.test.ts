import { beforeEach, expect, test } from 'vitest'
import type { Pool } from '../adapters/postgres.ts'
import type { Seats } from '../../engine/campaign/release/view.ts'
import { postgresSeatBook, type SeatBook } from './event-state.ts'

type Row = Seats & { id: string; sequence: number }
const row = (seats: number): Row => ({ id: 'harbor/event', left: seats, capacity: 100, sequence: 2 })

let left: number
let asked: number
let time: number
let answer: () => Promise<{ rows: Row[] }>
let book: SeatBook
beforeEach(() => {
  left = 1
  asked = 0
  time = 0
  answer = async () => ({ rows: [row(left)] })
  const query = () => {
    asked += 1
    return answer()
  }
  // The seat book only queries the pool.
  book = postgresSeatBook({ query } as unknown as Pool, () => time)
})

const seatsLeft = async () => (await book.seats('harbor/event'))?.left

test('a page knows at most a second later that the last place is gone, and that one is free again', async () => {
  expect(await seatsLeft()).toBe(1)
  left = 0
  time = 999
  expect(await seatsLeft()).toBe(1)
  time = 1000
  expect(await seatsLeft()).toBe(0)
  left = 1
  time = 2000
  expect(await seatsLeft()).toBe(1)
})

test('many pages at the same time query the database once, for all events', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => book.seats(at % 2 ? 'harbor/event' : 'ember/other')),
  )
  expect(asked).toBe(1)
})

test('the process that assigned the last seat knows it immediately', async () => {
  expect(await seatsLeft()).toBe(1)
  book.note('harbor/event', 0)
  book.note('harbor/event', 3)
  expect(await seatsLeft()).toBe(0)
  expect(asked).toBe(1)
})

test('what was learned during a query takes precedence over its older result', async () => {
  const reply = Promise.withResolvers<{ rows: Row[] }>()
  answer = () => reply.promise
  const asking = seatsLeft()
  book.note('harbor/event', 0)
  reply.resolve({ rows: [row(1)] })
  expect(await asking).toBe(0)
})

test('while the database is away a page shows what was last known, else nothing', async () => {
  answer = () => Promise.reject(new Error('away'))
  expect(await seatsLeft()).toBeUndefined()
  time = 500
  await seatsLeft()
  expect(asked).toBe(1)
  answer = async () => ({ rows: [row(0)] })
  time = 1000
  expect(await seatsLeft()).toBe(0)
  answer = () => Promise.reject(new Error('away'))
  time = 2000
  expect(await seatsLeft()).toBe(0)
})

test('a page does not wait for a slow database longer than 300 milliseconds', async () => {
  answer = () => new Promise(() => {})
  expect(await seatsLeft()).toBeUndefined()
  time = 5000
  expect(await seatsLeft()).toBeUndefined()
  expect(asked).toBe(1)
})

test('the count of places comes with how many there are', async () => {
  left = 12
  expect(await book.seats('harbor/event')).toEqual({ left: 12, capacity: 100 })
  expect(await book.seats('ember/other')).toBeNull()
  expect([await book.sequence('harbor/event'), await book.sequence('ember/other')]).toEqual([2, null])
})
