import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

test('what was made last is not made again, back and forth between two either', () => {
  const made: string[] = []
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  const make = keepLatest(({ name }: { name: string }, ending: string) => {
    made.push(name)
    return `${name}${ending}`
  })
  expect([a, b, a, b, b].map((key) => make(key, '!'))).toEqual(['a!', 'b!', 'a!', 'b!', 'b!'])
  expect(made).toEqual(['a', 'b'])
  for (const key of [c, b, a]) make(key, '!')
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
