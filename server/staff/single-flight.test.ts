import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

test('equal calls that overlap run once; others, and later ones, run on their own', async () => {
  const once = createSingleFlight<number>()
  let runs = 0
  const call = (email: string) => once(['sam', 'send', email], async () => ++runs)
  expect(await Promise.all([call('a'), call('a'), call('b')])).toEqual([1, 1, 2])
  expect(await call('a')).toBe(3)
})

test('a call that fails fails for both, and the next one runs', async () => {
  const once = createSingleFlight<string>()
  const fails = () => once(['send'], () => Promise.reject(new Error('down')))
  const ends = await Promise.allSettled([fails(), fails()])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await once(['send'], async () => 'sent')).toBe('sent')
})
