import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Delta } from '../../engine/campaign/release/delta.ts'
import { fakeSite } from '../../tests/fakes/fake-site.ts'
import { openLoader } from './release-loader.ts'
import { bytesOf } from './load-release.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'porchlight-delta-'))
  const { assets: _, ...site } = fakeSite
  const campaigns = Object.fromEntries(
    Object.entries(site.campaigns).map(([id, { page: __, ...campaign }]) => [id, campaign]),
  )
  await put('base/site.json', JSON.stringify({ ...site, campaigns, assets: {} }))
})
afterEach(() => rm(root, { recursive: true }))

const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const none = { set: {}, gone: [] }
const image = { file: 'assets/a.svg', contentType: 'image/svg+xml', etag: '"a"', immutable: true }
const delta: Delta = {
  version: 1,
  base: 'base',
  site: {
    name: 'Porchlight',
    coaches: none,
    campaigns: none,
    routes: none,
    shortcuts: none,
    emails: none,
    assets: { set: { '/assets/a.svg': image }, gone: [] },
  },
  views: none,
}

const line = ([path, content]: [string, string]) =>
  `${createHash('sha256').update(content).digest('hex')}  ${path}\n`

const putDelta = async (text = JSON.stringify(delta), svg = '<svg/>') => {
  const files = { 'delta.json': text, 'assets/a.svg': '<svg/>' }
  await put('next/delta.json', text)
  await put('next/assets/a.svg', svg)
  await put('next/hashes.txt', Object.entries(files).map(line).join(''))
}

const render = () => ({ html: '', csp: '' })
const load = (withCampaigns = true) =>
  openLoader(root, {
    loadRenderer: async () => ({ render, ...(withCampaigns && { withCampaigns: () => ({ render }) }) }),
  })

test('a delta is its base with the changes, and shares what did not change', async () => {
  await putDelta()
  const base = await load()('base', [])
  const next = await load()('next', [base])
  expect(next.base?.on).toBe(base)
  expect(next.site.campaigns).toBe(base.site.campaigns)
  expect(next.assets.get('/assets/a.svg')?.plain.toString()).toBe('<svg/>')
  expect([...base.assets.keys()]).toEqual([])
  expect([...next.assets.keys()]).toEqual(['/assets/a.svg'])
})

test('a file that it shares with the delta before lies in its own folder: the other is cleared away first', async () => {
  await putDelta()
  const before = await load()('next', [])
  await rename(join(root, 'next'), join(root, 'third'))
  const third = await load()('third', [before])
  const [was, is] = [before, third].map(({ assets }) => assets.get('/assets/a.svg'))
  expect(is?.plain).toBe(was?.plain)
  if (!is?.onDisk) throw new Error('the file lies nowhere')
  expect((await bytesOf(is.onDisk.plain)).toString()).toBe('<svg/>')
})

test('after a start its base is loaded, too', async () => {
  await putDelta()
  expect((await load()('next', [])).base?.on.name).toBe('base')
})

test.each([
  ['a file is not as it was made', () => putDelta(JSON.stringify(delta), '<svg>')],
  ['its base is gone', () => putDelta(JSON.stringify({ ...delta, base: 'gone' }))],
  ['its base lies elsewhere', () => putDelta(JSON.stringify({ ...delta, base: '../base' }))],
  ['another version made it', () => putDelta(JSON.stringify({ ...delta, version: 2 }))],
  ['its hash list is cut short', () => putDelta().then(() => put('next/hashes.txt', ''))],
])('a delta is refused where %s', async (_, damage) => {
  await damage()
  await expect(load()('next', [])).rejects.toThrow()
})

test('the release before is let go, also where the code of the next one keeps an error from when it was loaded', async () => {
  await put('other/site.json', await readFile(join(root, 'base/site.json'), 'utf8'))
  const kept: Error[] = []
  const loader = openLoader(root, {
    loadRenderer: async () => {
      kept.push(new Error('as React keeps one'))
      return { render }
    },
  })
  const before = new WeakRef(await loader('base', []))
  const next = await loader(
    'other',
    [before.deref()].filter((release) => release !== undefined),
  )
  setFlagsFromString('--expose-gc')
  await expect
    .poll(() => {
      runInNewContext('gc')()
      return before.deref()
    })
    .toBeUndefined()
  expect([next.name, kept.length]).toEqual(['other', 2])
})
