import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openCampaignsFolder } from '../../../tests/campaigns-folder.ts'
import type { CampaignsFolder } from '../../../tests/campaigns-folder.ts'
import { threeCoaches } from '../../../tests/three-coaches.ts'
import { campaignAt } from '../../../tests/two-coaches.ts'
import { renderPng } from '../pages/render-png.ts'
import { readLive } from './manifests.ts'
import { openPublisher } from './publisher.ts'
import { buildRelease } from './release.ts'

const coaches = ['ida', 'nora', 'omar']
/** Threads compile several coaches, as they would thousands of files; one coach is compiled without. */
vi.mock('./compiler.ts', async (original) => ({
  ...(await original<object>()),
  threadsFor: (jobs: readonly unknown[]) => Math.min(availableParallelism(), jobs.length) - 1,
}))
const ofEach = 8
const files = { ...threeCoaches }
for (const coach of coaches)
  for (let at = 0; at < ofEach; at += 1)
    // Most are read and checked only, which is quick.
    files[`${coach}/more-${at}.yaml`] = campaignAt(`/${coach}-${at}`, at > 0 ? 'live: false\n' : '', coach)

let folder: CampaignsFolder
beforeAll(async () => {
  folder = await openCampaignsFolder(files)
})
afterAll(() => folder.remove())

/** Beside the main thread. */
const mostThreads = Math.min(availableParallelism(), coaches.length) - 1
let threads = 0
const count = () => (threads += 1)
beforeEach(() => {
  threads = 0
  process.on('worker', count)
})
afterEach(() => process.off('worker', count))

test('many files are compiled in threads, and the release is the one that a single thread makes', async () => {
  const together = await buildRelease(folder.cachedSettings('together'))
  expect(together).toMatchObject({ ok: true, pages: 6 })
  expect(threads).toBe(mostThreads)
  const growing = await openCampaignsFolder({ 'site.yaml': files['site.yaml'] ?? '' })
  const publisher = await openPublisher(growing.cachedSettings())
  for (const coach of coaches) {
    for (const [file, text] of Object.entries(files))
      if (file.startsWith(`${coach}/`)) await growing.save(file, text)
    await publisher.publish(new Set([coach]))
  }
  expect(threads).toBe(mostThreads)
  expect(together).toMatchObject({ id: await readLive(growing.dist()) })
  await growing.remove()
})

test('what threads polish is what a single thread makes, pictures included', async () => {
  const settings = (name: string) => ({ ...folder.cachedSettings(name), renderPng })
  const polished = await openPublisher(settings('polished'))
  await polished.publishAll()
  await polished.polish(2)
  // One more bundles the staff app.
  expect(threads).toBe(mostThreads + 3)
  const single = await openPublisher(settings('single'))
  await single.publishAll()
  await single.polish(0)
  expect(threads).toBe(2 * mostThreads + 4)
  expect(await readLive(folder.dist('polished'))).toBe(await readLive(folder.dist('single')))
})

test('a mistake in a file is reported by the thread that reads it', async () => {
  await folder.save('omar/more-3.yaml', `${files['omar/more-3.yaml']}nonsense: true\n`)
  const refused = await buildRelease(folder.cachedSettings('refused'))
  expect(refused).toMatchObject({ ok: false, diagnostics: [{ path: 'nonsense' }] })
  expect(refused.diagnostics[0]?.file).toBe(join(folder.cachedSettings().campaignsDir, 'omar/more-3.yaml'))
  expect(threads).toBe(mostThreads)
  await folder.save('omar/more-3.yaml', files['omar/more-3.yaml'] ?? '')
})

test('an error while many files are compiled ends the build with its message, and nothing goes live', async () => {
  const { outDir, ...settings } = folder.cachedSettings('failing')
  await mkdir(outDir)
  await writeFile(join(outDir, 'objects'), 'Where a folder should be.')
  await expect(buildRelease({ ...settings, outDir })).rejects.toThrow(/^(ENOTDIR|EEXIST).*objects/)
  expect(await readLive(outDir)).toBe('')
  await rm(join(outDir, 'objects'))
  expect(await buildRelease({ ...settings, outDir })).toMatchObject({ ok: true })
})

test('an error in a thread that polishes is reported, what is live stays, and it is polished next time', async () => {
  const publisher = await openPublisher(folder.cachedSettings('unpolished'))
  const { id } = await publisher.publishAll()
  const [objects, aside] = ['objects', 'aside'].map((name) => join(folder.dist('unpolished'), name))
  await rename(objects ?? '', aside ?? '')
  await writeFile(objects ?? '', 'Where a folder should be.')
  await expect(publisher.polish(2)).rejects.toThrow(/^(ENOTDIR|EEXIST).*objects/)
  expect(await readLive(folder.dist('unpolished'))).toBe(id)
  await rm(objects ?? '')
  await rename(aside ?? '', objects ?? '')
  expect(await publisher.polish(2)).toBe(true)
  expect(await readLive(folder.dist('unpolished'))).not.toBe(id)
})
