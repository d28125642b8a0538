import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goBack, makeLive, pruneReleases, readLive, releaseFolder } from './release-writer.ts'

let outDir: string
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'porchlight-folders-'))
})
afterEach(() => rm(outDir, { recursive: true }))

const now = new Date()
/** Made so many minutes ago. */
const made = async (name: string, minutes: number) => {
  await mkdir(releaseFolder(outDir, name), { recursive: true })
  await writeFile(join(releaseFolder(outDir, name), 'hashes.txt'), '')
  const at = new Date(now.getTime() - minutes * 60_000)
  await utimes(releaseFolder(outDir, name), at, at)
}
const left = async () => (await readdir(join(outDir, 'releases'))).toSorted()
/** Makes the releases of a, b, c and d, in this order; the files of a come back after those of c. */
const backAndForth = async () => {
  for (const [at, name] of ['a', 'b', 'c'].entries()) await made(name, 30 - at)
  await makeLive(outDir, 'a')
  await made('d', 0)
}

test('what servers serve stays until the next release is live, however long ago it was made', async () => {
  await backAndForth()
  await utimes(releaseFolder(outDir, 'a'), 0, 0)
  await pruneReleases(outDir, 'd', now)
  expect(await left()).toEqual(['a', 'b', 'c', 'd'])
})

test('a release that was live again is one of the newest: its pages are open in browsers', async () => {
  await backAndForth()
  await makeLive(outDir, 'd')
  await pruneReleases(outDir, 'd', now)
  expect(await left()).toEqual(['a', 'c', 'd'])
})

test('the base of a delta stays with it', async () => {
  await made('a', 30)
  await made('a-1', 1)
  for (const [at, name] of ['b', 'c', 'd'].entries()) await made(name, 20 - at)
  await pruneReleases(outDir, 'd', now)
  expect(await left()).toEqual(['a', 'a-1', 'b', 'c', 'd'])
})

test('two may clear away at the same time: what is gone meanwhile stops neither', async () => {
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries()) await made(name, 30 - at)
  // Listed, and not there when it is looked at.
  await symlink(join(outDir, 'nothing'), releaseFolder(outDir, 'gone'))
  await symlink(join(outDir, 'nothing'), join(outDir, '.unfinished-gone'))
  await pruneReleases(outDir, 'd', now)
  expect((await left()).filter((name) => name !== 'gone')).toEqual(['b', 'c', 'd'])
})

test('what was live before is live again, and going back once more returns to the newer one', async () => {
  expect(await goBack(outDir)).toBeNull()
  for (const [at, name] of ['a', 'b', 'c'].entries()) await made(name, 30 - at)
  await makeLive(outDir, 'c')
  expect([await goBack(outDir), await readLive(outDir)]).toEqual(['b', 'b'])
  expect([await goBack(outDir), await readLive(outDir)]).toEqual(['c', 'c'])
})
