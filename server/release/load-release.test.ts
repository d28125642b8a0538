import { hash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReleaseFile, Site, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { fakeSite } from '../../tests/fakes/fake-site.ts'
import { loadRelease, bytesOf } from './load-release.ts'

const known = fakeSite.campaigns['vitality/blueprint']
const size = { plain: 100, br: 10, png: 1000 }
const ids = Array.from({ length: 60 }, (_, at) => `vitality/page-${at}`)
let folder: string
/** What was read, in order. */
let asked: string[]

const fileOf = (file: string, contentType: string): ReleaseFile => ({
  file,
  contentType,
  etag: `"${file}"`,
  immutable: false,
})

const campaignOf = (id: string): [string, SiteCampaign] => {
  if (!known) throw new Error('the fake site has no such campaign')
  return [id, { ...known, id, page: fileOf(`pages/${id}.html`, 'text/html') }]
}

const site: Site = {
  ...fakeSite,
  campaigns: Object.fromEntries(ids.map(campaignOf)),
  assets: { '/assets/share.png': fileOf('assets/share.png', 'image/png') },
}

beforeEach(async () => {
  asked = []
  folder = await mkdtemp(join(tmpdir(), 'porchlight-release-'))
  await mkdir(join(folder, 'pages/vitality'), { recursive: true })
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'site.json'), JSON.stringify(site))
  await writeFile(join(folder, 'assets/share.png'), 'p'.repeat(size.png))
  for (const id of ids) {
    await writeFile(join(folder, `pages/${id}.html`), 'h'.repeat(size.plain))
    await writeFile(join(folder, `pages/${id}.html.br`), 'b'.repeat(size.br))
  }
})
afterEach(() => rm(folder, { recursive: true }))

const load = (room: number) =>
  loadRelease(folder, 'one', {
    loadRenderer: async () => ({ render: () => ({ html: '', csp: '' }) }),
    room,
    read: (path) => {
      asked.push(relative(folder, path).replaceAll(sep, '/'))
      return readFile(path)
    },
  })

test('a release is kept in memory as far as there is room: what browsers get first, pictures last', async () => {
  const packed = ids.map((id) => `pages/${id}.html.br`)
  const { pages, assets } = await load(packed.length * size.br + 1)
  expect(asked.slice(0, packed.length)).toEqual(packed)
  expect(asked).not.toContain('assets/share.png')
  expect(ids.filter((id) => Buffer.isBuffer(pages.get(id)?.br))).toEqual(ids)
  expect(ids.some((id) => typeof pages.get(id)?.plain === 'function')).toBe(true)
  expect(assets.get('/assets/share.png')?.plain).toBeTypeOf('function')
})

test('of a large release nothing more is read than there is room for', async () => {
  await load(1)
  expect(asked.length).toBeLessThan(ids.length)
})

test('what is not in memory is read when it is requested, each encoding separately', async () => {
  const { pages, assets } = await load(0)
  expect(asked).toEqual([])
  const [page, share] = [pages.get('vitality/page-7'), assets.get('/assets/share.png')]
  if (!page?.br || !share) throw new Error('the release lacks a file')
  expect((await bytesOf(page.plain)).toString()).toBe('h'.repeat(size.plain))
  expect((await bytesOf(page.br)).toString()).toBe('b'.repeat(size.br))
  expect(await bytesOf(share.plain)).toHaveLength(size.png)
  expect(page).not.toHaveProperty('gz')
  expect(asked).toEqual(['pages/vitality/page-7.html', 'pages/vitality/page-7.html.br', 'assets/share.png'])
})

test('where there is room for all, the folder is not needed any more', async () => {
  const { pages, assets } = await load(1_000_000)
  const files = [...ids.map((id) => pages.get(id)), assets.get('/assets/share.png')]
  expect(files.every((file) => Buffer.isBuffer(file?.plain))).toBe(true)
})

test('a release that lacks a file is refused although it would not be read', async () => {
  await rm(join(folder, 'assets/share.png'))
  await expect(load(0)).rejects.toThrow('its file assets/share.png is missing')
})

const hashList = async () => {
  const lines = ids.flatMap((id) => [
    `${hash('sha256', 'h'.repeat(size.plain))}  pages/${id}.html`,
    `${hash('sha256', 'b'.repeat(size.br))}  pages/${id}.html.br`,
  ])
  await writeFile(join(folder, 'hashes.txt'), `${lines.join('\n')}\n`)
}

test('a partial file is never served: neither kept in memory, nor read later', async () => {
  await hashList()
  expect((await load(1_000_000)).pages.get('vitality/page-7')?.br).toEqual(Buffer.from('b'.repeat(size.br)))
  const { pages } = await load(0)
  await writeFile(join(folder, 'pages/vitality/page-7.html.br'), 'bbbbb')
  const [page, other] = ['vitality/page-7', 'vitality/page-8'].map((id) => pages.get(id))
  if (!page?.br || !other?.br) throw new Error('the release lacks a file')
  await expect(bytesOf(page.br)).rejects.toMatchObject({ code: 'DAMAGED_FILE' })
  expect(await bytesOf(page.plain)).toHaveLength(size.plain)
  expect(await bytesOf(other.br)).toHaveLength(size.br)
  await expect(load(1_000_000)).rejects.toThrow('its file pages/vitality/page-7.html.br is damaged')
})
