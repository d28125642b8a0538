import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFakeRelease } from '../../tests/fakes/fake-release.ts'
import { fakeCampaign, fakeForm, fakeSite, fakeSiteWith } from '../../tests/fakes/fake-site.ts'
import { systemClock } from '../adapters/clock.ts'
import { loadRelease } from './load-release.ts'
import { openObjects } from './objects.ts'
import { openReleaseStore } from './release-store.ts'
import { bytesOf, type Bytes } from './stored-file.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'porchlight-former-'))
})
afterEach(() => rm(dist, { recursive: true }))

const put = async (path: string, content: string | object) => {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await writeFile(join(dist, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const id = 'vitality/blueprint'
const file = (path: string) => ({ file: path, contentType: 'text/html', etag: '"1"', immutable: false })
const view = (words: string) => ({ words })

const putRelease = async (name: string) => {
  const { page: _, ...campaign } = fakeCampaign(id)
  await put(`releases/${name}/site.json`, {
    ...fakeSite,
    version: 1,
    campaigns: { [id]: { ...campaign, page: file('pages/p.html') } },
    assets: { '/assets/a.js': file('assets/a.js') },
  })
  await put(`releases/${name}/server/renderer.js`, '')
  await put(`releases/${name}/pages/p.html`, 'page')
  await put(`releases/${name}/pages/p.html.gz`, 'packed')
  await put(`releases/${name}/assets/a.js`, 'let a')
}
const load = (name: string) =>
  loadRelease(
    {
      folder: dist,
      objects: openObjects(dist),
      loadRenderer: async (_, { campaigns }) => ({
        render: () => ({ html: JSON.stringify(campaigns[id]), csp: '' }),
      }),
    },
    name,
  )
const textOf = async (bytes: Bytes | undefined) => bytes && (await bytesOf(bytes)).toString()
const shown = ({ renderer }: Awaited<ReturnType<typeof load>>) =>
  renderer.render({ page: 'not-found', data: {} }).html

test('a release of the former layout is served', async () => {
  await putRelease('former')
  await put('releases/former/server/view-assets.json', { system: {} })
  await put('releases/former/server/views.jsonl', `${id}\t${JSON.stringify(view('line'))}\n`)
  const release = await load('former')
  const page = release.pages.get(id)
  expect([await textOf(page?.plain), await textOf(page?.gz), page?.br]).toEqual(['page', 'packed', undefined])
  expect(await textOf(release.assets.get('/assets/a.js')?.plain)).toBe('let a')
  expect(release.site).toMatchObject({ coaches: fakeSite.coaches, routes: fakeSite.routes })
  expect(shown(release)).toBe('{"words":"line"}')
})

test('its views may be in one file, and a delta is served as its base', async () => {
  await putRelease('base')
  await put('releases/base/server/view-assets.json', { system: {}, campaigns: { [id]: view('whole') } })
  await put('releases/delta/delta.json', { version: 1, base: 'base' })
  const release = await load('delta')
  expect(release.name).toBe('delta')
  expect(await textOf(release.pages.get(id)?.plain)).toBe('page')
  expect(shown(release)).toBe('{"words":"whole"}')
})

const open = () =>
  openReleaseStore({
    folder: dist,
    publicOrigin: 'https://www.example.com',
    loadRenderer: async () => ({ render: () => ({ html: '', csp: '' }) }),
    clock: systemClock,
    log: { info: () => {}, warn: () => {} },
  })

test('after the next release its forms and files still work, across a restart too', async () => {
  await putRelease('former')
  await put('releases/former/server/view-assets.json', { system: {}, campaigns: {} })
  await put('current', 'former')
  const store = await open()
  await writeFakeRelease(dist, fakeSiteWith({ form: { ...fakeForm, anchor: 'other' } }), { name: 'next' })
  await store.check()
  store.close()
  const again = await open()
  again.close()
  for (const opened of [store, again]) {
    expect(opened.current().name).toBe('next')
    expect(opened.earlierForms(id)).toEqual([fakeForm])
    expect(await textOf(opened.earlierAsset('/assets/a.js')?.plain)).toBe('let a')
  }
})
