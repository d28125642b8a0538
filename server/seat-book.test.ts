import { beforeEach, expect, test } from 'vitest'
import type { Pool } from './adapters/postgres.ts'
import { postgresSeatBook, type SeatBook } from './seat-book.ts'

let left: number
let asked: number
let time: number
let answer: () => Promise<{ rows: { id: string; left: number }[] }>
let book: SeatBook
beforeEach(() => {
  left = 1
  asked = 0
  time = 0
  answer = async () => ({ rows: [{ id: 'harbor/event', left }] })
  const query = () => {
    asked += 1
    return answer()
  }
  // The seat book asks one thing of a pool.
  book = postgresSeatBook({ query } as unknown as Pool, () => time)
})

const isFull = () => book.isFull('harbor/event')

test('a page knows at most a second later that the last place is gone, and that one is free again', async () => {
  expect(await isFull()).toBe(false)
  left = 0
  time = 999
  expect(await isFull()).toBe(false)
  time = 1000
  expect(await isFull()).toBe(true)
  left = 1
  time = 2000
  expect(await isFull()).toBe(false)
})

test('many pages at once ask the database once, for all events', async () => {
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => book.isFull(at % 2 ? 'harbor/event' : 'ember/other')),
  )
  expect(asked).toBe(1)
})

test('the process that gave the last place away knows it at once', async () => {
  expect(await isFull()).toBe(false)
  book.note('harbor/event', 0)
  book.note('harbor/event', 3)
  expect(await isFull()).toBe(true)
  expect(asked).toBe(1)
})

test('what was learned while the database was asked goes before its older answer', async () => {
  const reply = Promise.withResolvers<{ rows: { id: string; left: number }[] }>()
  answer = () => reply.promise
  const asking = isFull()
  book.note('harbor/event', 0)
  reply.resolve({ rows: [{ id: 'harbor/event', left: 1 }] })
  expect(await asking).toBe(true)
})

test('while the database is away a page shows what was last known, else an open event', async () => {
  answer = () => Promise.reject(new Error('away'))
  expect(await isFull()).toBe(false)
  time = 500
  await isFull()
  expect(asked).toBe(1)
  answer = async () => ({ rows: [{ id: 'harbor/event', left: 0 }] })
  time = 1000
  expect(await isFull()).toBe(true)
  answer = () => Promise.reject(new Error('away'))
  time = 2000
  expect(await isFull()).toBe(true)
})

test('a page does not wait for a slow database longer than 300 milliseconds', async () => {
  answer = () => new Promise(() => {})
  expect(await isFull()).toBe(false)
  time = 5000
  expect(await isFull()).toBe(false)
  expect(asked).toBe(1)
})
