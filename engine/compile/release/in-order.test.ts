import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

test('things are taken by their numbers, each as soon as its turn has come', async () => {
  const taken: string[] = []
  const give = inOrder(async (thing: string) => void taken.push(thing))
  await give(1, 'second')
  expect(taken).toEqual([])
  await give(0, 'first')
  expect(taken).toEqual(['first', 'second'])
  await give(2, 'third')
  expect(taken).toEqual(['first', 'second', 'third'])
})

test('one is taken after the other, and each caller gets its own result', async () => {
  const ended: number[] = []
  const give = inOrder(async (thing: number) => {
    if (thing < 0) throw new Error('the disk is full')
    await new Promise((done) => setImmediate(done))
    ended.push(thing)
  })
  await Promise.all([give(0, 10), give(1, 11), give(2, 12)])
  expect(ended).toEqual([10, 11, 12])
  await expect(give(3, -1)).rejects.toThrow('the disk is full')
})
