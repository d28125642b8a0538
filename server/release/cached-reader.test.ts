import { expect, test } from 'vitest'
import { cachedReader } from './cached-reader.ts'

/** A disk whose files are as large as their name says; `asked`: what was read from it, in order. */
const disk = (most: number) => {
  const asked: string[] = []
  const read = cachedReader(most, async (path) => {
    asked.push(path)
    if (path === 'gone') throw new Error('no such file')
    return Buffer.alloc(Number.parseInt(path))
  })
  return { read, asked }
}

test('what is asked for again comes from memory, and two at once wait for one reading', async () => {
  const { read, asked } = disk(100)
  await Promise.all([read('10 a'), read('10 a')])
  expect(await read('10 a')).toHaveLength(10)
  expect(asked).toEqual(['10 a'])
})

test('of more than there is room for, what nobody has asked for longest goes', async () => {
  const { read, asked } = disk(40)
  for (const path of ['10 a', '10 b', '10 c', '10 d', '10 a', '10 e', '10 a', '10 b']) await read(path)
  expect(asked).toEqual(['10 a', '10 b', '10 c', '10 d', '10 e', '10 b'])
})

test('a file that would take the room of many others is read each time', async () => {
  const { read, asked } = disk(40)
  for (const path of ['10 a', '11 large', '11 large', '10 a']) await read(path)
  expect(asked).toEqual(['10 a', '11 large', '11 large'])
})

test('what cannot be read is tried again', async () => {
  const { read, asked } = disk(40)
  await expect(read('gone')).rejects.toThrow('no such file')
  await expect(read('gone')).rejects.toThrow('no such file')
  expect(asked).toEqual(['gone', 'gone'])
})
