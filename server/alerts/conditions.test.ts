import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { checkClock, checkDisk, readDisk } from './conditions.ts'

const gigabytes = (count: number) => count * 1024 ** 3

test.each([
  [20, 100, false],
  [10, 100, false],
  [9.9, 100, true],
  [1, 5, false],
  [0.9, 5, true],
  [99, 1000, true],
])('whether %d GB free of %d GB is reported: %s', (free, size, isReported) => {
  const reported = checkDisk({ free: gigabytes(free), size: gigabytes(size) })
  expect(reported).toHaveLength(isReported ? 1 : 0)
})

test('the text says how much is left', () => {
  const [reported] = checkDisk({ free: gigabytes(0.5), size: gigabytes(20) })
  expect(reported?.details).toMatch(/has 0\.5 GB of 20\.0 GB left/)
})

test('the disk of a real folder can be read', async () => {
  expect(Array.isArray(await readDisk(tmpdir()))).toBe(true)
})

test('a clock that is half a minute away from the database is reported, and in which direction', () => {
  expect(checkClock(29_000)).toEqual([])
  expect(checkClock(-29_000)).toEqual([])
  expect(checkClock(-600_000)[0]?.details).toMatch(/is 600 seconds behind the database's: mails leave late/)
  expect(checkClock(31_000)[0]?.details).toMatch(/is 31 seconds ahead of the database's: mails leave early/)
})
