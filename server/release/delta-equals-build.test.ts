import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseFiles } from '../../engine/campaign/release/release.ts'
import { formatDiagnostic } from '../../engine/compile/diagnostics/diagnostic.ts'
import { openPublisher } from '../../engine/compile/release/publisher.ts'
import type { Publisher } from '../../engine/compile/release/publisher.ts'
import { readLive } from '../../engine/compile/release/release-writer.ts'
import { buildRelease } from '../../engine/compile/release/release.ts'
import { isAll } from '../../tests/extent.ts'
import { saves } from '../../tests/two-coaches-saves.ts'
import type { Saves } from '../../tests/two-coaches-saves.ts'
import { twoCoaches } from '../../tests/two-coaches.ts'
import { loadBundledRenderer } from '../adapters/bundled-renderer.ts'
import { bytesOf, type Files, type Release, type StoredFile } from './load-release.ts'
import type { PageRenderer } from '../ports.ts'
import { openLoader } from './release-loader.ts'
import { openViewFile } from './view-file.ts'

let folder: string
let publisher: Publisher
let served: Release

const campaigns = () => join(folder, 'campaigns')
const settings = (kind: 'served' | 'cold') => ({
  campaignsDir: campaigns(),
  outDir: join(folder, kind),
  // What one has kept must not hide a fault of the other.
  cacheDir: join(folder, `${kind}-cache`),
  publicOrigin: 'https://porch.example',
  renderPng: async (svg: string, width: number) => Buffer.from(`${width} pixels of ${hash(svg)}`),
})
const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const save = async (file: string, content: string | null) => {
  const path = join(campaigns(), file)
  if (content === null) return rm(path, { recursive: true })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
const read = (file: string) => readFile(join(campaigns(), file), 'utf8')

const load = async (outDir: string, loaded: Release[] = []) => {
  const loader = openLoader(join(outDir, 'releases'), {
    loadRenderer: loadBundledRenderer(releaseFiles, openViewFile),
  })
  return loader(await readLive(outDir), loaded)
}

/** All that visitors can be given, files by their hashes. */
const contentOf = async ({ site, pages, assets, renderer }: Release) => ({
  site,
  pages: await filesOf(pages),
  assets: await filesOf(assets),
  again: Object.fromEntries(
    Object.values(site.campaigns).flatMap(({ id, live }) => (live ? [[id, pageAgain(renderer, id)]] : [])),
  ),
})

/** As it is shown with a message of the form. */
const pageAgain = (renderer: PageRenderer, campaign: string) => {
  const form = { values: { email: 'ann@' }, errors: { email: 'Not an address' } }
  const { html, csp } = renderer.render({ page: 'campaign', data: { campaign, form } })
  return { csp, html: hash(html) }
}

const filesOf = async (files: Files) =>
  Object.fromEntries(
    await Promise.all([...files.keys()].map(async (key) => [key, await toHashes(files.get(key))] as const)),
  )

const toHashes = async (stored: StoredFile | undefined) => {
  if (!stored) throw new Error('A file that is listed is not there.')
  const { plain, br, gz, onDisk: _, ...file } = stored
  return {
    ...file,
    bytes: await Promise.all([plain, br, gz].map(async (bytes) => bytes && hash(await bytesOf(bytes)))),
  }
}

/** Files of pages that visitors may still have open stay; their names hold their hashes. */
const withoutOpenPagesFiles = (content: Awaited<ReturnType<typeof contentOf>>, { assets }: Release) => ({
  ...content,
  assets: Object.fromEntries(
    Object.entries(content.assets).filter(([url, { immutable }]) => !immutable || assets.has(url)),
  ),
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-equal-'))
  for (const [file, text] of Object.entries(twoCoaches)) await save(file, text)
  // The bundles of the blocks are the project's own, and made once.
  const bundles = join(import.meta.dirname, '../../.cache/porchlight/bundles')
  await mkdir(bundles, { recursive: true })
  for (const kind of ['served', 'cold'] as const) {
    await mkdir(settings(kind).cacheDir)
    await symlink(bundles, join(settings(kind).cacheDir, 'bundles'))
  }
  publisher = await openPublisher(settings('served'))
  expect(await publisher.publishAll()).toMatchObject({ ok: true, isWhole: true })
  served = await load(settings('served').outDir)
  // So far both have made the same, in the same way.
  await cp(join(folder, 'served-cache/entries'), join(folder, 'cold-cache/entries'), { recursive: true })
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const publish = async (files: Saves): Promise<void> => {
  for (const [file, change] of Object.entries(files))
    await save(file, typeof change === 'function' ? change(await read(file)) : change)
  const touched = new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))
  const published = await publisher.publish(touched)
  expect(published.ok ? [] : published.diagnostics.map(formatDiagnostic)).toEqual([])
  served = await load(settings('served').outDir, [served])
}

/** Every save is compared with a build of its own, in the quick run some together. */
const inARow = isAll ? 1 : 4
const compared = saves.flatMap((_, at) => {
  const some = saves.slice(at, at + inARow)
  return at % inARow === 0 ? [{ names: some.map(([name]) => name).join('; '), some }] : []
})

test.each(compared)(
  'published: $names; what is served then is what a build of all makes',
  async ({ some }) => {
    for (const [, files] of some) await publish(files)
    expect(await contentOf(await load(settings('served').outDir))).toEqual(await contentOf(served))
    expect(await buildRelease(settings('cold'))).toMatchObject({ ok: true })
    const cold = await load(settings('cold').outDir)
    expect(withoutOpenPagesFiles(await contentOf(served), cold)).toEqual(await contentOf(cold))
  },
)
