import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { objectsIn } from '../../../tests/built-release.ts'
import { emptyManifest, putBundle } from '../../../tests/manifest.ts'
import { makeLive, readLive, readManifest, writeManifest } from './manifests.ts'
import { openObjects } from './objects.ts'
import { pruneObjects, pruneReleases } from './prune.ts'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'porchlight-prune-'))
})
afterEach(() => rm(outDir, { recursive: true }))

const now = new Date()
const aDay = 24 * 60
const age = async (file: string, minutes: number) => {
  const at = new Date(now.getTime() - minutes * 60_000)
  await utimes(file, at, at)
}
const fileOf = (id: string) => join(outDir, 'releases', `${id}.json`)
/** A release with a page at this path, made so many minutes ago; its name in these tests is the path. */
const made = async (path: string, minutes: number) => {
  const id = await writeManifest(outDir, {
    ...emptyManifest,
    coaches: { nora: putBundle(openObjects(outDir), [path]) },
  })
  pathOf.set(`${id}.json`, path)
  await age(fileOf(id), minutes)
  return id
}
const pathOf = new Map<string, string>()
const left = async () =>
  (await readdir(join(outDir, 'releases'))).map((name) => pathOf.get(name) ?? name).toSorted()

test('of earlier days the last three releases stay, with the live one', async () => {
  for (const [at, path] of ['/a', '/b', '/c', '/d'].entries()) await made(path, aDay + 30 - at)
  await makeLive(outDir, await made('/e', aDay + 1))
  await pruneReleases(outDir, now)
  expect(await left()).toEqual(['/c', '/d', '/e'])
})

test('what is live stays, however long ago it was made', async () => {
  const live = await made('/a', 9 * aDay)
  await makeLive(outDir, live)
  await age(fileOf(live), 9 * aDay)
  for (const [at, path] of ['/b', '/c', '/d'].entries()) await made(path, 5 * aDay - at)
  await pruneReleases(outDir, now)
  expect([await left(), await readLive(outDir)]).toEqual([['/a', '/c', '/d'], live])
})

test('a release that was live again is one of the newest: its pages are open in browsers', async () => {
  const first = await made('/a', 2 * aDay)
  for (const [at, path] of ['/b', '/c', '/d'].entries()) await made(path, 2 * aDay - 9 - at)
  await makeLive(outDir, first)
  await makeLive(outDir, await made('/e', 0))
  await pruneReleases(outDir, now)
  expect(await left()).toEqual(['/a', '/d', '/e'])
})

test('of the last day 26 releases stay beside the live one', async () => {
  for (let at = 1; at <= 30; at += 1) await made(`/page-${at}`, at)
  await makeLive(outDir, await made('/live', 0))
  await pruneReleases(outDir, now)
  expect(await left()).toHaveLength(27)
  expect((await left()).includes('/page-26')).toBe(true)
  expect((await left()).includes('/page-27')).toBe(false)
})

test('two may clear away at the same time: what is gone meanwhile stops neither', async () => {
  for (const [at, path] of ['/a', '/b', '/c', '/d'].entries()) await made(path, aDay + 30 - at)
  await makeLive(outDir, await made('/e', 0))
  // Listed, and not there when it is looked at.
  await symlink(join(outDir, 'nothing'), fileOf('gone'))
  await symlink(join(outDir, 'nothing'), join(outDir, 'releases/gone'))
  await Promise.all([pruneReleases(outDir, now), pruneReleases(outDir, now)])
  expect((await left()).filter((name) => !name.startsWith('gone'))).toEqual(['/c', '/d', '/e'])
})

test('objects that no release refers to are removed once they are an hour old', async () => {
  const gone = await made('/a', 1)
  await makeLive(outDir, await made('/b', 0))
  const objects = openObjects(outDir)
  const fresh = objects.put('about to be referred to', '.html')
  const old = objects.put('of a build that was killed', '.html')
  const unfinished = join(outDir, `${old}.123-abc.tmp`)
  await writeFile(unfinished, 'of a')
  await age(join(outDir, fresh), 59)
  for (const file of [join(outDir, old), unfinished]) await age(file, 61)
  const before = objectsIn(outDir)
  expect(await pruneObjects(outDir, now)).toBe(2)
  expect(objectsIn(outDir)).toEqual(before.filter((path) => !path.startsWith(old)))
  // Its bundle, the record and the view.
  await rm(fileOf(gone))
  for (const path of objectsIn(outDir)) await age(join(outDir, path), 61)
  expect(await pruneObjects(outDir, now)).toBe(4)
  expect(objectsIn(outDir)).toHaveLength(3)
})

test('objects of every release that is kept stay, however old they are', async () => {
  await made('/a', 2 * aDay)
  await makeLive(outDir, await made('/b', 2 * aDay))
  const before = objectsIn(outDir)
  for (const path of before) await age(join(outDir, path), 2 * aDay)
  expect(await pruneObjects(outDir, now)).toBe(0)
  expect(objectsIn(outDir)).toEqual(before)
})

test('a release whose bundle is gone keeps no other from being cleared', async () => {
  const id = await made('/a', 1)
  await makeLive(outDir, await made('/b', 0))
  const manifest = await readManifest(outDir, id)
  await rm(join(outDir, manifest?.coaches['nora']?.bundle ?? ''))
  for (const path of objectsIn(outDir)) await age(join(outDir, path), 61)
  const before = objectsIn(outDir)
  // The view, which only the bundle names.
  expect(await pruneObjects(outDir, now)).toBe(1)
  expect(objectsIn(outDir)).toHaveLength(before.length - 1)
})

test('an object that a build needs again is as good as new', async () => {
  const objects = openObjects(outDir)
  const path = objects.put('the same', '.html')
  await age(join(outDir, path), 61)
  expect(objects.put('the same', '.html')).toBe(path)
  expect(await pruneObjects(outDir, now)).toBe(0)
})

test('where there is no release yet, nothing is there to remove', async () => {
  await pruneReleases(outDir, now)
  expect(await pruneObjects(outDir, now)).toBe(0)
})

/** A release of the former layout. */
const former = async (
  name: string,
  minutes: number,
  files: Record<string, string> = { 'site.json': '{}' },
) => {
  const folder = join(outDir, 'releases', name)
  await mkdir(join(folder, 'pages'), { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  await age(folder, minutes)
  return folder
}

test('folders of releases of the former layout go after a day, except what is live', async () => {
  const [old, young, live] = [
    await former('old', aDay + 1),
    await former('young', aDay - 1),
    await former('live', aDay + 1),
  ]
  await writeFile(join(outDir, 'current'), 'live\n')
  await pruneReleases(outDir, now)
  expect([old, young, live].map((folder) => existsSync(folder))).toEqual([false, true, true])
})

test('a release of the former layout that was live until now stays a day, with the one that it was the delta of', async () => {
  const old = await former('old', 9 * aDay)
  const folders = [
    await former('base', 9 * aDay),
    await former('base-1', 8 * aDay, { 'delta.json': '{"base":"base","site":{}}' }),
  ]
  await writeFile(join(outDir, 'current'), 'base-1\n')
  await makeLive(outDir, await made('/a', 0))
  await pruneReleases(outDir, now)
  expect([old, ...folders].map((folder) => existsSync(folder))).toEqual([false, true, true])
  await pruneReleases(outDir, new Date(now.getTime() + (aDay + 1) * 60_000))
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false])
})
