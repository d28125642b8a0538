import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtRelease } from '../../../tests/built-release.ts'
import { openCampaignsFolder } from '../../../tests/campaigns-folder.ts'
import type { CampaignsFolder } from '../../../tests/campaigns-folder.ts'
import { isAll } from '../../../tests/extent.ts'
import { saves } from '../../../tests/two-coaches-saves.ts'
import type { Saves } from '../../../tests/two-coaches-saves.ts'
import { twoCoaches } from '../../../tests/two-coaches.ts'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'
import type { RenderPng } from '../pages/render-png.ts'
import { readLive } from './manifests.ts'
import { openPublisher } from './publisher.ts'
import type { Publisher } from './publisher.ts'
import { buildRelease } from './release.ts'

let campaigns: CampaignsFolder
let publisher: Publisher

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const renderPng: RenderPng = async (svg, width) => Buffer.from(`${width} pixels of ${hash(svg)}`)

beforeAll(async () => {
  campaigns = await openCampaignsFolder(twoCoaches)
  publisher = await openPublisher({ ...(await campaigns.settings()), renderPng })
  expect(await publisher.publishAll()).toMatchObject({ isWhole: true, isUnchanged: false, diagnostics: [] })
})
afterAll(() => campaigns.remove())

const builtAnew = async (name: string) =>
  // A folder and a cache of its own: what one has kept must not hide a fault of the other.
  buildRelease({ ...(await campaigns.settings(name)), renderPng, quality: 'best' })

const publish = async (files: Saves): Promise<void> => {
  for (const [file, change] of Object.entries(files))
    await campaigns.save(file, typeof change === 'function' ? change(await campaigns.read(file)) : change)
  const touched = new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))
  const { diagnostics, kept, isUnchanged } = await publisher.publish(touched)
  expect(diagnostics.map(formatDiagnostic)).toEqual([])
  expect({ kept, isUnchanged }).toEqual({ kept: [], isUnchanged: false })
}

/** Every save is compared with a build of its own, in the quick run some together. */
const inARow = isAll ? 1 : 4
const compared = saves.flatMap((_, at) => {
  const some = saves.slice(at, at + inARow)
  return at % inARow === 0 ? [{ names: some.map(([name]) => name).join('; '), some }] : []
})

test.each(compared)(
  'published and polished: $names; that is the release which a build of all makes',
  async ({ some }) => {
    for (const [, files] of some) await publish(files)
    await publisher.polish(0)
    const whole = await builtAnew('whole')
    expect(whole.diagnostics.map(formatDiagnostic)).toEqual([])
    const [published, built] = ['dist', 'whole'].map((name) => builtRelease(campaigns.dist(name)))
    expect({ ...published?.site, assets: published?.assets }).toEqual({
      ...built?.site,
      assets: built?.assets,
    })
    expect(await readLive(campaigns.dist())).toBe(await readLive(campaigns.dist('whole')))
  },
)

test('a page that is gone before it is polished leaves its pictures to another page as that had them', async () => {
  const page = 'nora/sleep-guide.yaml'
  const twin = (await campaigns.read(page)).replace(/^(aliases|redirects).*\n/gm, '')
  const late = 'nora/zz-late.yaml'
  await publish({ [page]: (text) => `${text}# Read anew\n` })
  await publisher.polish(0)
  await publish({ [late]: twin.replace('path: /sleep-guide', 'path: /late') })
  await publish({ [late]: null })
  await publisher.polish(0)
  expect(await builtAnew('whole')).toMatchObject({ ok: true, id: await readLive(campaigns.dist()) })
})

test('a build in a new folder makes the same release as all these saves', async () => {
  expect(await builtAnew('fresh')).toMatchObject({ ok: true, id: await readLive(campaigns.dist()) })
})
