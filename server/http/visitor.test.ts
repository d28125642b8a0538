import { keyedHash } from '../settings/keys.ts'
import { expect, test } from 'vitest'
import { visitorBucket } from './visitor.ts'

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
