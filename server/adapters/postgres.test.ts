import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Pool, inBatches } from './postgres.ts'
import { StorageUnavailable } from '../errors.ts'

// Never queried, only distinguished from others.
const pool = {} as Pool

const recorded = (fails: (inputs: number[]) => Error | null = () => null, options = {}) => {
  const batches: number[][] = []
  const work = async (_: Pool, inputs: number[]) => {
    batches.push(inputs)
    await turn()
    const failure = fails(inputs)
    if (failure) throw failure
    return inputs.map((input) => input * 2)
  }
  const double = inBatches(work, options)
  return { batches, double: (input: number) => double(pool, input) }
}

test('calls of one moment go together, as do those that come while they are in progress; each has its own result', async () => {
  const { batches, double } = recorded()
  const first = Promise.all([1, 2, 3].map(double))
  await turn()
  expect(await Promise.all([4, 5].map(double))).toEqual([8, 10])
  expect(await first).toEqual([2, 4, 6])
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(await double(6)).toBe(12)
})

test('of two concurrent batches, calls that come meanwhile wait for the first to end', async () => {
  const { batches, double } = recorded(undefined, { concurrency: 2 })
  const first = Promise.all([1, 2].map(double))
  await turn()
  const second = double(3)
  const third = turn().then(() => Promise.all([4, 5].map(double)))
  expect(await Promise.all([first, second, third])).toEqual([[2, 4], 6, [8, 10]])
  expect(batches).toEqual([[1, 2], [3], [4, 5]])
})

test('after a batch of several, calls that come one by one within the time to gather go together', async () => {
  const { batches, double } = recorded(undefined, { gather: 200 })
  await Promise.all([1, 2].map(double))
  const third = double(3)
  await turn()
  await turn()
  expect(await Promise.all([third, double(4)])).toEqual([6, 8])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('one that fails lets the others of its batch pass', async () => {
  const { double } = recorded((inputs) => (inputs.includes(3) ? new Error('three') : null))
  const ends = await Promise.allSettled([1, 2, 3, 4].map(double))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

test('a database that goes away while they run one by one is not queried for each of them', async () => {
  const { batches, double } = recorded((inputs) => {
    if (inputs.length > 1) return new Error('together')
    return inputs[0] === 1 ? null : new StorageUnavailable('away')
  })
  const ends = await Promise.allSettled([1, 2, 3, 4].map(double))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(batches).toEqual([[1, 2, 3, 4], [1], [2]])
})

test('a database that is away is not queried again for each of them', async () => {
  const { batches, double } = recorded(() => new StorageUnavailable('away'))
  const ends = await Promise.allSettled([1, 2, 3].map(double))
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
  expect(batches).toEqual([[1, 2, 3]])
})
