import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { objectPath } from '../../engine/campaign/release/manifest.ts'
import { createFakeApp } from '../../tests/fakes/fake-app.ts'
import { openObjects } from '../release/objects.ts'
import { storedFile } from '../release/stored-file.ts'

const film = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251))
const dist = mkdtempSync(join(tmpdir(), 'films-'))
const plain = objectPath(hash('sha256', film), '.mp4')
mkdirSync(dirname(join(dist, plain)), { recursive: true })
writeFileSync(join(dist, plain), film)
afterAll(() => rmSync(dist, { recursive: true }))

const stored = storedFile(openObjects(dist), {
  plain,
  contentType: 'video/mp4',
  etag: '"lake1"',
  immutable: true,
})
const fake = createFakeApp()
const release = fake.deps.releases.current()
fake.deps.releases.current = () => ({ ...release, assets: new Map([['/assets/lake.1.mp4', stored]]) })
const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  fake.app.inject({ method, url: '/assets/lake.1.mp4', headers: { host: '127.0.0.1:3000', ...headers } })

test('a film is sent whole, uncompressed, and says that parts of it may be asked for', async () => {
  const answer = await ask({ 'accept-encoding': 'br, gzip' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '3000000',
    'content-type': 'video/mp4',
    etag: '"lake1"',
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers).not.toHaveProperty('vary')
  expect(answer.rawPayload.equals(film)).toBe(true)
})

test.each([
  ['its start, as Safari asks first', 'bytes=0-1', 0, 1],
  ['a part', 'bytes=1000000-2000000', 1_000_000, 2_000_000],
  ['all from where somebody went', 'bytes=2999000-', 2_999_000, 2_999_999],
  ['its last bytes', 'bytes=-500', 2_999_500, 2_999_999],
  ['more than there is', 'bytes=2999999-9999999', 2_999_999, 2_999_999],
])('%s', async (_, range, start, end) => {
  const answer = await ask({ range })
  expect(answer.statusCode).toBe(206)
  expect(answer.headers).toMatchObject({
    'content-range': `bytes ${start}-${end}/3000000`,
    'content-length': String(end - start + 1),
    etag: '"lake1"',
  })
  expect(answer.rawPayload.equals(film.subarray(start, end + 1))).toBe(true)
})

test('what begins behind its end is refused, and no cache keeps that', async () => {
  const answer = await ask({ range: 'bytes=3000000-' })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes */3000000', 'cache-control': 'no-store' })
  expect(answer.headers).not.toHaveProperty('etag')
  expect(answer.body).toBe('')
})

test.each(['bytes=9-3', 'bytes=a-b', 'lines=1-2', 'bytes', 'bytes=0-1,5-6'])(
  'the range "%s", which no player asks for, gets the whole film',
  async (range) => {
    const answer = await ask({ range })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toHaveLength(film.length)
  },
)

test('a part of another version is never mixed with this one', async () => {
  const range = 'bytes=5-9'
  expect((await ask({ range, 'if-range': '"lake1"' })).statusCode).toBe(206)
  expect((await ask({ range, 'if-range': '"lake0"' })).statusCode).toBe(200)
  expect((await ask({ range, 'if-range': 'W/"lake1"' })).statusCode).toBe(200)
  expect((await ask({ range, 'if-range': 'Fri, 27 Nov 2026 19:00:00 GMT' })).statusCode).toBe(200)
  expect((await ask({ range, 'if-none-match': '"lake1"' })).statusCode).toBe(304)
})

test('a request for the head says the length and sends no film', async () => {
  for (const headers of [{}, { range: 'bytes=5-9' }]) {
    const answer = await ask(headers, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '3000000' })
    expect(answer.body).toBe('')
  }
})

const gone = async () => {
  throw Object.assign(new Error('no such file'), { code: 'ENOENT' })
}

test('a film that a build deleted is not found', async () => {
  fake.deps.releases.current = () => ({
    ...release,
    assets: new Map([['/assets/lake.1.mp4', { ...stored, open: gone }]]),
  })
  const answer = await ask({ range: 'bytes=0-1' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).not.toHaveProperty('accept-ranges')
})

const openFilms = async () => {
  const names = await readdir('/proc/self/fd')
  const files = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return files.filter((file) => file.endsWith('.mp4'))
}

test.runIf(process.platform === 'linux')('no answer leaves the film open', async () => {
  await expect.poll(openFilms).toEqual([])
})
