import { expect, test } from 'vitest'
import { createCountedOnce } from './visitor.ts'

const start = () => {
  let now = 0
  let visits = 0
  const once = createCountedOnce(() => now)
  return {
    press: (form: string | null) => once(form, async () => ++visits > 1),
    pass: (ms: number) => void (now += ms),
    visits: () => visits,
  }
}

test('several presses of one form count as one visit, and all get the answer of the first', async () => {
  const { press, visits } = start()
  expect(await Promise.all([press('a'), press('a'), press('a')])).toEqual([false, false, false])
  expect(visits()).toBe(1)
  expect(await press('b')).toBe(true)
})

test('a form without a key is a visit each time, and so is one that comes again later', async () => {
  const { press, pass, visits } = start()
  await press(null)
  await press(null)
  await press('a')
  pass(9_999)
  await press('a')
  expect(visits()).toBe(3)
  pass(1)
  await press('a')
  expect(visits()).toBe(4)
})

test('no more than ten thousand forms are remembered', async () => {
  const { press, visits } = start()
  for (let form = 0; form <= 10_001; form += 1) await press(String(form))
  await press('0')
  expect(visits()).toBe(10_003)
})
