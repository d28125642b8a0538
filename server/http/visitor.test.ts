import { keyedHash } from '../settings/keys.ts'
import { expect, test } from 'vitest'
import { visitorBucket, createCountedOnce, loggedVisitor, visitorHash } from './visitor.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('the address %s is counted as %s', (address, bucket) => {
  expect(visitorBucket(address)).toBe(bucket)
})

test('a hash depends on the secret and on what it is for', () => {
  const hashes = [
    keyedHash('a', 'x', '1'),
    keyedHash('b', 'x', '1'),
    keyedHash('a', 'y', '1'),
    keyedHash('a', 'x', '2'),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(keyedHash('a', 'x', '1')).toBe(hashes[0])
})

test('the visitor in a log line joins to no other day and to no row of the database', () => {
  const [ip, secret] = ['203.0.113.7', 's'.repeat(32)]
  const logged = (at: string) => loggedVisitor(secret, ip, new Date(at))
  expect(logged('2026-11-21T23:59:59Z')).toBe(logged('2026-11-21T00:00:00Z'))
  expect(logged('2026-11-22T00:00:00Z')).not.toBe(logged('2026-11-21T23:59:59Z'))
  expect(visitorHash({ ip }, secret)).not.toContain(logged('2026-11-21T00:00:00Z'))
})

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
