import { expect, test } from 'vitest'
import { mapConcurrently } from './map-concurrently.ts'

const turn = () => new Promise((done) => setImmediate(done))

/** Work that ends on request. */
const desk = () => {
  const open = new Map<number, { end: () => void; fail: (error: Error) => void }>()
  const begun: number[] = []
  const make = (item: number) =>
    new Promise<string>((end, fail) => {
      begun.push(item)
      open.set(item, { end: () => end(`made ${item}`), fail })
    })
  const end = async (item: number) => {
    open.get(item)?.end()
    await turn()
  }
  const fail = async (item: number) => {
    open.get(item)?.fail(new Error(`no ${item}`))
    await turn()
  }
  return { make, begun, end, fail }
}

test('so many concurrently, in the order of the items', async () => {
  const { make, begun, end } = desk()
  const all = mapConcurrently([1, 2, 3], 2, make)
  expect(begun).toEqual([1, 2])
  await end(2)
  expect(begun).toEqual([1, 2, 3])
  await end(3)
  await end(1)
  expect(await all).toEqual(['made 1', 'made 2', 'made 3'])
})

test('an error is thrown once what is under way has ended, and nothing else is begun', async () => {
  const { make, begun, end, fail } = desk()
  let thrown = ''
  const all = mapConcurrently([1, 2, 3], 2, make).catch((error: Error) => (thrown = error.message))
  await fail(1)
  expect(thrown).toBe('')
  await end(2)
  await all
  expect(thrown).toBe('no 1')
  expect(begun).toEqual([1, 2])
})
