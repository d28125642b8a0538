import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oncePerCache, openCache, pruneCache } from './cache.ts'
import { compress } from '../pages/compress.ts'
import { contentHash } from './content-hash.ts'

const openFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const letter = async () => Buffer.from('x')

test('what was made once of the same things is not made again', async () => {
  const cache = openCache(await openFolder())
  let made = 0
  const make = async () => ({ number: ++made })
  expect(await cache.json(['a', 'b'], make)).toEqual({ number: 1 })
  expect(await cache.json(['a', 'b'], make)).toEqual({ number: 1 })
  expect(await cache.json(['ab'], make)).toEqual({ number: 2 })
})

test('what two ask for at the same time is made once', async () => {
  const cache = openCache(await openFolder())
  let made = 0
  const make = async () => Buffer.from(String(++made))
  const both = await Promise.all([cache.bytes(['a'], make), cache.bytes(['a'], make)])
  expect(both.map(String)).toEqual(['1', '1'])
})

test('what failed is tried again', async () => {
  const cache = openCache(await openFolder())
  await expect(cache.bytes(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.bytes(['a'], async () => Buffer.from('yes'))).toString()).toBe('yes')
})

test('entries nobody asked for in two weeks are removed', async () => {
  const folder = await openFolder()
  await openCache(folder).bytes(['a'], letter)
  await pruneCache(folder, new Date())
  expect(await readdir(join(folder, 'entries'))).toHaveLength(1)
  await pruneCache(folder, new Date(Date.now() + 15 * 24 * 3600 * 1000))
  expect(await readdir(join(folder, 'entries'))).toHaveLength(0)
})

test('what was asked for lately stays, however long ago it was made', async () => {
  const folder = await openFolder()
  await openCache(folder).bytes(['a'], letter)
  const [entry = ''] = await readdir(join(folder, 'entries'))
  const longAgo = new Date(Date.now() - 15 * 24 * 3600 * 1000)
  await utimes(join(folder, 'entries', entry), longAgo, longAgo)
  await openCache(folder).bytes(['a'], letter)
  await pruneCache(folder, new Date())
  expect(await readdir(join(folder, 'entries'))).toEqual([entry])
})

test('what stays in memory is made once for each cache, and again after it failed', async () => {
  const folder = await openFolder()
  const cached = oncePerCache<number>()
  let made = 0
  const make = async () => ++made
  const cache = openCache(folder)
  await expect(cached(cache, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await Promise.all([cached(cache, 'a', make), cached(cache, 'a', make)])).toEqual([1, 1])
  expect(await cached(openCache(folder), 'a', make)).toBe(2)
})

test('moving the border between two parts changes a hash', () => {
  expect(contentHash('ab', 'c')).not.toBe(contentHash('a', 'bc'))
})

test('a file gets compressed twins only where they are smaller', async () => {
  const cache = openCache(await openFolder())
  const page = Buffer.from('<p>hello</p>'.repeat(100))
  const twins = await compress(cache, 'page.html', page)
  expect(twins.br?.length).toBeLessThan(page.length)
  expect(twins.gz?.length).toBeLessThan(page.length)
  expect(await compress(cache, 'tiny.txt', Buffer.from('a'))).toEqual({})
  expect(await compress(cache, 'font.woff2', page)).toEqual({})
})
