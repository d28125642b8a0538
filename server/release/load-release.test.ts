import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ManifestCoach } from '../../engine/campaign/release/manifest.ts'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { fakeCampaign, fakeSite } from '../../tests/fakes/fake-site.ts'
import { loadBundledRenderer } from '../adapters/bundled-renderer.ts'
import type { LoadRenderer } from '../ports.ts'
import { loadRelease, type LoadedRelease } from './load-release.ts'
import { openObjects } from './objects.ts'
import { bytesOf, type Bytes } from './stored-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-release-'))
})
afterEach(() => rm(folder, { recursive: true }))

const [page, ember] = ['vitality/blueprint', 'ember/guide']
const site = {
  ...fakeSite,
  campaigns: { ...fakeSite.campaigns, [ember]: fakeCampaign(ember, { coach: 'ember', path: '/guide' }) },
}
const assets = { '/assets/a.js': 'let a' }
const render = () => ({ html: '', csp: '' })
const load = (name = 'one', former?: LoadedRelease, loadRenderer: LoadRenderer = async () => ({ render })) =>
  loadRelease({ folder, objects: openObjects(folder), loadRenderer }, name, former)
const textOf = async (bytes: Bytes | undefined) => bytes && (await bytesOf(bytes)).toString()

test('pages and assets are read when they are requested, each encoding separately', async () => {
  await writeFakeRelease(folder, site, { assets })
  const { pages, assets: files } = await load()
  expect(await textOf(pages.get(page)?.plain)).toBe(page)
  expect(pages.get(page)).not.toHaveProperty('br')
  const asset = files.get('/assets/a.js')
  expect(asset).toMatchObject({ contentType: 'text/javascript', immutable: true })
  expect([await textOf(asset?.plain), await textOf(asset?.br)]).toEqual(['let a', 'br of let a'])
  for (const key of ['constructor', '__proto__', 'vitality/none'])
    expect([pages.get(key), files.get(key)]).toEqual([undefined, undefined])
})

test('the coaches of a release are served as one site, in their order', async () => {
  await writeFakeRelease(folder, site, { toCome: ['/assets/later.pdf'] })
  const release = await load()
  expect(Object.keys(release.site.coaches)).toEqual(['vitality', 'ember'])
  expect(Object.keys(release.site.campaigns).toSorted()).toEqual(Object.keys(site.campaigns).toSorted())
  expect(release.site).toMatchObject({ name: site.name, routes: site.routes, shortcuts: site.shortcuts })
  expect([...release.toCome]).toEqual(['/assets/later.pdf'])
})

test('what did not change since the release before is the same object', async () => {
  await writeFakeRelease(folder, site)
  const one = await load()
  const changed = { ...site.campaigns, [ember]: fakeCampaign(ember, { coach: 'ember', name: 'Other' }) }
  await writeFakeRelease(folder, { ...site, campaigns: changed }, { name: 'two' })
  const two = await load('two', one)
  expect(two.site.campaigns[page]).toBe(one.site.campaigns[page])
  expect(two.site.campaigns[ember]?.name).toBe('Other')
  expect(one.site.campaigns[ember]?.name).toBe(ember)
})

const renderer = `export const createRenderer = ({ siteName, campaigns }) => ({
  render: ({ data }) => ({ html: siteName + ': ' + campaigns[data.campaign]?.words + campaigns[data.campaign]?.assets.css + (campaigns[data.campaign]?.assets.laterCss ?? ''), csp: '' }),
})`

test('the view of a campaign is looked up when a page is made of it, and its stylesheets in its document', async () => {
  await writeFakeRelease(folder, site, {
    renderer,
    pageOf: ({ id }) => `<head><style> in ${id}</style></head><style>, later</style>`,
    viewOf: ({ id }) => ({ words: `Words of ${id}` }),
  })
  const loaded = await load('one', undefined, loadBundledRenderer)
  const shown = (campaign: string) =>
    loaded.renderer.render({ page: 'campaign', data: { campaign, form: { values: {}, errors: {} } } }).html
  expect(shown(page)).toBe(`Porchlight: Words of ${page} in ${page}, later`)
  for (const id of ['vitality/none', 'constructor']) expect(shown(id)).toBe('Porchlight: undefinedundefined')
})

const formerView = ({ id }: { id: string }) => ({ words: id, assets: { css: ' of its own' } })

test('a release of the version before, whose views repeat their stylesheet, is read, too', async () => {
  const manifest = await writeFakeRelease(folder, site, { renderer, viewOf: formerView })
  await writeFile(join(folder, 'releases/one.json'), JSON.stringify({ ...manifest, version: 2 }))
  const loaded = await load('one', undefined, loadBundledRenderer)
  const data = { campaign: page, form: { values: {}, errors: {} } }
  expect(loaded.renderer.render({ page: 'campaign', data }).html).toBe(`Porchlight: ${page} of its own`)
})

test('a damaged page is noticed when it is read', async () => {
  await writeFakeRelease(folder, site)
  const { site: loaded, pages } = await load()
  await writeFile(join(folder, loaded.campaigns[page]?.page?.plain ?? ''), 'half')
  await expect(textOf(pages.get(page)?.plain)).rejects.toMatchObject({ code: 'DAMAGED_FILE' })
  expect(await textOf(pages.get(ember)?.plain)).toBe(ember)
})

const bundleOf = (coaches: Record<string, ManifestCoach>) => join(folder, coaches['ember']?.bundle ?? '')

test('a release with a bundle that is missing or damaged is refused', async () => {
  const { coaches } = await writeFakeRelease(folder, site)
  await writeFile(bundleOf(coaches), '{}')
  await expect(load()).rejects.toThrow(`its file ${coaches['ember']?.bundle} is damaged`)
  await rm(bundleOf(coaches))
  await expect(load()).rejects.toThrow('ENOENT')
})

test('a release with damaged code, or of another version, is refused', async () => {
  const manifest = await writeFakeRelease(folder, site)
  await writeFile(join(folder, manifest.code.renderer), '')
  await expect(load()).rejects.toThrow(`its file ${manifest.code.renderer} is damaged`)
  await writeFile(join(folder, 'releases/one.json'), JSON.stringify({ ...manifest, version: 5 }))
  await expect(load()).rejects.toThrow('the release was built by another version of Porchlight')
})

test('the release before is let go, also where the code of the next one keeps an error from when it was loaded', async () => {
  const kept: Error[] = []
  const keepsError: LoadRenderer = async () => {
    kept.push(new Error('as React keeps one'))
    return { render }
  }
  await writeFakeRelease(folder, site)
  const before = new WeakRef(await load())
  await writeFakeRelease(folder, site, { name: 'two', assets })
  const next = await load('two', before.deref(), keepsError)
  setFlagsFromString('--expose-gc')
  await expect
    .poll(() => {
      runInNewContext('gc')()
      return before.deref()
    })
    .toBeUndefined()
  expect([next.name, kept.length]).toEqual(['two', 1])
})
