import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadBundledRenderer } from './bundled-renderer.ts'

const files = {
  renderer: 'server/renderer.mjs',
  viewAssets: 'server/view-assets.json',
  views: 'server/views.txt',
}
// Shows what the renderer is given of a campaign.
const renderer = `export const createRenderer = ({ siteName, campaigns }) => ({
  render: ({ data }) => ({ html: siteName + ': ' + (campaigns[data.campaign] ?? 'none'), csp: '' }),
})`
/** "id=view" a line. */
const openViews = async (path: string) => {
  const views = new Map(
    (await readFile(path, 'utf8')).split('\n').map((line) => line.split('=') as [string, string]),
  )
  return (id: string) => views.get(id)
}

const release = async (
  viewAssets: object,
  views?: string,
  { code = renderer, load = loadBundledRenderer(files, openViews) } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, files.renderer), code)
  await writeFile(join(folder, files.viewAssets), JSON.stringify(viewAssets))
  if (views !== undefined) await writeFile(join(folder, files.views), views)
  return load(folder)
}

type Renderer = Pick<Awaited<ReturnType<typeof release>>, 'render'>
const shown = (from: Renderer | undefined, campaign: string) =>
  from?.render({ page: 'campaign', data: { campaign } } as Parameters<Renderer['render']>[0]).html

test('the view of a campaign is looked up when a page is made of it', async () => {
  const loaded = await release({ siteName: 'Porch' }, 'a/one=first\na/two=second')
  expect(shown(loaded, 'a/two')).toBe('Porch: second')
  expect(shown(loaded, 'a/three')).toBe('Porch: none')
  expect(shown(loaded, 'constructor')).toBe('Porch: none')
})

test('a delta lays other views over them, and takes some away', async () => {
  const loaded = await release({ siteName: 'Porch' }, 'a/one=first\na/two=second\na/three=third')
  const changed = loaded.withCampaigns?.({ set: { 'a/two': 'other', 'a/new': 'new' }, gone: ['a/three'] })
  const all = ['a/one', 'a/two', 'a/three', 'a/new']
  expect(all.map((id) => shown(changed, id))).toEqual([
    'Porch: first',
    'Porch: other',
    'Porch: none',
    'Porch: new',
  ])
  expect(all.map((id) => shown(loaded, id))).toEqual([
    'Porch: first',
    'Porch: second',
    'Porch: third',
    'Porch: none',
  ])
})

/** Tells how many pages it has made. */
const counting = (word: string) => `let pages = 0
export const createRenderer = ({ siteName }) => ({
  render: () => ({ html: siteName + ' ${word} ' + ++pages, csp: '' }),
})`

test('code that is the same in two releases is loaded once: what was loaded stays in memory for good', async () => {
  const load = loadBundledRenderer(files, openViews)
  const of = async (siteName: string, word: string) =>
    shown(await release({ siteName }, '', { code: counting(word), load }), 'a/one')
  expect(await of('First', 'page')).toBe('First page 1')
  expect(await of('Second', 'page')).toBe('Second page 2')
  expect(await of('Third', 'sheet')).toBe('Third sheet 1')
})

test('a release of an earlier version, with all views in one file, is taken up, too', async () => {
  const loaded = await release({ siteName: 'Porch', campaigns: { 'a/one': 'first' } })
  expect(shown(loaded, 'a/one')).toBe('Porch: first')
  expect(shown(loaded.withCampaigns?.({ set: {}, gone: ['a/one'] }), 'a/one')).toBe('Porch: none')
})

test('a release without its files is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(loadBundledRenderer(files, openViews)(folder)).rejects.toThrow('view-assets.json')
})
