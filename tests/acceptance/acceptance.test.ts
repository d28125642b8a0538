import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasTitle, readPromises } from './read-promises.ts'

const promises = readPromises(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))
const proofs = promises.flatMap(({ proofs: own }) => own)

test('every test and check in the list of promises exists', () => {
  expect(proofs.length).toBeGreaterThan(300)
  expect(proofs.filter(({ file, title }) => !hasTitle(file, title))).toEqual([])
})

test('every promise has a test, or says which work will add one', () => {
  expect(promises.length).toBeGreaterThan(150)
  expect(promises.filter(({ proofs: own, planned }) => own.length === 0 && planned.length === 0)).toEqual([])
  for (const { planned } of promises) for (const line of planned) expect(line).toMatch(/^Planned with .+\.$/)
})

test('no promise is made twice', () => {
  const texts = promises.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('a title that no longer exists is found', () => {
  const file = 'tests/acceptance/acceptance.test.ts'
  const title = 'no promise is made twice'
  expect(hasTitle(file, title)).toBe(true)
  expect(hasTitle(file, title.slice(1))).toBe(false)
  expect(hasTitle(`${file}x`, title)).toBe(false)
})
