import { expect, test } from 'vitest'
import { isAll } from '../extent.ts'
import { validateMutations } from './validate-mutations.ts'
import { mutationsOf } from './mutate.ts'

test('a typo is made where it says', () => {
  const text = 'a: one\nb:\n  c: { d: 2 }\n  e: [1]\n'
  const made = mutationsOf(text).map(({ kind, path, text: is, line, column }) => [
    kind,
    path.join('.'),
    is,
    `${line}:${column}`,
  ])
  expect(made).toContainEqual(['deleted', 'a', 'b:\n  c: { d: 2 }\n  e: [1]\n', '1:1'])
  expect(made).toContainEqual(['deleted', 'b.e', 'a: one\nb:\n  c: { d: 2 }\n', '3:3'])
  expect(made).toContainEqual(['misspelt', 'b.c.d', 'a: one\nb:\n  c: { dzq: 2 }\n  e: [1]\n', '3:8'])
  expect(made).toContainEqual(['retyped', 'b.c', 'a: one\nb:\n  c: 7\n  e: [1]\n', '3:6'])
  expect(made).toContainEqual(['retyped', 'b', 'a: one\nb: 7\n', '2:4'])
})

// A sample; `npm run test:mutations` makes them all.
test('keys deleted, misspelt and retyped are found, each at its place', () => {
  const { found, missed } = validateMutations({ every: isAll ? 97 : 173 })
  expect(missed).toEqual([])
  for (const kind of ['deleted', 'misspelt', 'retyped'] as const)
    expect(found[kind]).toBeGreaterThan(isAll ? 10 : 4)
})
