import { expect, test } from 'vitest'
import { createJoined } from './joined.ts'

test('equal presses are one while they are under way; others, and later ones, are their own', async () => {
  const joined = createJoined<number>()
  let runs = 0
  const press = (email: string) => joined(['sam', 'send', email], async () => ++runs)
  expect(await Promise.all([press('a'), press('a'), press('b')])).toEqual([1, 1, 2])
  expect(await press('a')).toBe(3)
})

test('a press that fails fails for both, and the next one runs', async () => {
  const joined = createJoined<string>()
  const fails = () => joined(['send'], () => Promise.reject(new Error('down')))
  const ends = await Promise.allSettled([fails(), fails()])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await joined(['send'], async () => 'sent')).toBe('sent')
})
