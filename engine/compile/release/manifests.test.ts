import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyManifest } from '../../../tests/manifest.ts'
import { goBack, makeLive, readLive, readManifest, releasesOf, writeManifest } from './manifests.ts'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'porchlight-manifests-'))
})
afterEach(() => rm(outDir, { recursive: true }))

const fileOf = (id: string) => join(outDir, 'releases', `${id}.json`)
const manifestOf = (content: string, isQuick = false) => ({
  ...emptyManifest,
  coaches: {
    nora: {
      bundle: `${isQuick ? 'quick' : 'best'} bundle of ${content}`,
      inputs: content,
      record: '',
      ...(isQuick && { isQuick: true as const }),
    },
  },
})
/** A release that was made so many minutes ago. */
const made = async (
  content: string,
  { minutes, isQuick = false, ...more }: { minutes: number; isQuick?: boolean; publicOrigin?: string },
) => {
  const id = await writeManifest(outDir, { ...manifestOf(content, isQuick), ...more })
  const at = new Date(Date.now() - minutes * 60_000)
  await utimes(fileOf(id), at, at)
  return id
}

test('the id of a release is a hash of what it is made of, and it is written once', async () => {
  const id = await writeManifest(outDir, manifestOf('tea'))
  await utimes(fileOf(id), 0, 0)
  expect(await writeManifest(outDir, manifestOf('tea'))).toBe(id)
  expect(await releasesOf(outDir)).toEqual([{ id, at: 0 }])
  expect(await writeManifest(outDir, manifestOf('coffee'))).not.toBe(id)
  expect(await readManifest(outDir, id)).toEqual(manifestOf('tea'))
})

test('a release that is missing, damaged or of another version is none, and is written again', async () => {
  expect(await readManifest(outDir, 'missing')).toBeNull()
  const id = await writeManifest(outDir, manifestOf('tea'))
  const whole = await readFile(fileOf(id), 'utf8')
  for (const text of [whole.slice(0, 40), whole.replace('"version":3', '"version":5')]) {
    await writeFile(fileOf(id), text)
    expect(await readManifest(outDir, id)).toBeNull()
    await writeManifest(outDir, manifestOf('tea'))
    expect(await readFile(fileOf(id), 'utf8')).toBe(whole)
  }
})

test('what was live before is live again, and going back once more returns to the newer one', async () => {
  expect(await goBack(outDir)).toBeNull()
  const [, b, c] = [
    await made('a', { minutes: 30 }),
    await made('b', { minutes: 20 }),
    await made('c', { minutes: 10 }),
  ]
  await makeLive(outDir, c)
  expect([await goBack(outDir), await readLive(outDir)]).toEqual([b, b])
  expect([await goBack(outDir), await readLive(outDir)]).toEqual([c, c])
})

test('going back leads to the release with other content, not to the quick version of the live one', async () => {
  await made('a', { minutes: 40, isQuick: true })
  const former = await made('a', { minutes: 30 })
  await made('b', { minutes: 20, isQuick: true })
  await makeLive(outDir, await made('b', { minutes: 10 }))
  expect(await goBack(outDir)).toBe(former)
})

test('where all releases have the content of the live one, there is no way back', async () => {
  await made('a', { minutes: 20, isQuick: true })
  const live = await made('a', { minutes: 10 })
  await makeLive(outDir, live)
  expect([await goBack(outDir), await readLive(outDir)]).toEqual([null, live])
})

test('a release whose links lead to another origin is no way back', async () => {
  const former = await made('a', { minutes: 30, publicOrigin: 'https://www.example.com' })
  await made('a', { minutes: 20, publicOrigin: 'http://127.0.0.1:3000' })
  await makeLive(outDir, await made('b', { minutes: 10, publicOrigin: 'https://www.example.com' }))
  expect(await goBack(outDir)).toBe(former)
})

test('a damaged release is no way back', async () => {
  const former = await made('a', { minutes: 30 })
  await makeLive(outDir, await made('c', { minutes: 10 }))
  await writeFile(fileOf(await made('b', { minutes: 20 })), '{"version":2,"na')
  expect(await goBack(outDir)).toBe(former)
})
