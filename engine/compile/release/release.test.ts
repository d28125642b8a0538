import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { releaseFiles } from '../../campaign/release/release.ts'
import type { Site } from '../../campaign/release/release.ts'
import { readViewLines } from '../../campaign/release/view-lines.ts'
import { isAll } from '../../../tests/extent.ts'
import { readPdf } from '../../../tests/pdf.ts'
import { documentBudget } from '../pages/prerender.ts'
import { buildRelease } from './release.ts'

let folder = ''
let campaignsDir = ''
const firstFile = 'vitality/sugar-free-blueprint.yaml'
/** Of the coach's folder: one campaign, its mail, and what both need. */
const ownFiles = ['coach.yaml', 'sugar-free-blueprint.yaml', 'sugar-free-blueprint.md', 'portrait.svg']
const secondFile = 'vitality/second.yaml'
let first: Record<string, unknown> = {}
const guideFile = 'vitality/guides/plan.md'
const second = () => ({
  ...first,
  name: 'Second',
  path: '/second',
  aliases: [],
  redirects: [],
  deliverable: 'plan.md',
  sections: sectionsWith({}).map((section) =>
    section['type'] === 'hero' ? { ...section, variant: 'map-book', book: { title: 'The plan' } } : section,
  ),
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-release-'))
  campaignsDir = join(folder, 'campaigns')
  // One coach is enough, and the test knows what is there.
  await mkdir(campaignsDir)
  await writeFile(join(campaignsDir, 'site.yaml'), 'name: Porchlight\n')
  await cp(join(import.meta.dirname, '../../../campaigns/vitality'), join(campaignsDir, 'vitality'), {
    recursive: true,
    filter: (file) => extname(file) === '' || ownFiles.includes(basename(file)),
  })
  await mkdir(join(campaignsDir, 'vitality/guides'), { recursive: true })
  await writeFile(join(campaignsDir, guideFile), '---\ntitle: The plan\n---\nSleep.\n')
  first = parse(await readFile(join(campaignsDir, firstFile), 'utf8'))
  await write(secondFile, second())
})
afterAll(() => rm(folder, { recursive: true }))

const write = (file: string, content: object) => writeFile(join(campaignsDir, file), stringify(content))

/** The sections of the first campaign, its form with further messages. */
const sectionsWith = (messages: object): Record<string, unknown>[] =>
  (Array.isArray(first['sections']) ? first['sections'] : []).map((section: Record<string, unknown>) =>
    section['type'] === 'form'
      ? { ...section, messages: { ...Object(section['messages']), ...messages } }
      : section,
  )

type To = {
  out?: string
  cache?: string
  renderPng?: null
  isQuick?: boolean
  onLine?: (line: string) => void
}
const build = async ({ out = 'dist', cache = 'cache', onLine, ...more }: To = {}) => {
  const progress: string[] = []
  const result = await buildRelease({
    campaignsDir,
    outDir: join(folder, out),
    cacheDir: join(folder, cache),
    publicOrigin: 'https://example.com',
    onProgress: (line) => {
      progress.push(line)
      onLine?.(line)
    },
    ...more,
  })
  return { result, progress: progress.join('\n') }
}
const built = async (to?: To) => {
  const { result, progress } = await build(to)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  const site = JSON.parse(await readFile(join(result.folder, 'site.json'), 'utf8')) as Site
  return { ...result, progress, site }
}
const pointer = async () => (await readFile(join(folder, 'dist/current'), 'utf8')).trim()

test('a build makes pages, assets, mails and routes, and points to them', { timeout: 120_000 }, async () => {
  const { id, folder: release, site, progress, unchanged } = await built()
  expect(unchanged).toBe(false)
  expect(progress).toContain('Rendered 2 pages, kept 0 pages.')
  expect(await pointer()).toBe(id)
  expect(site.routes['/sugar-free-blueprint']).toEqual({
    kind: 'page',
    campaign: 'vitality/sugar-free-blueprint',
  })
  const page = site.campaigns['vitality/sugar-free-blueprint']?.page
  const html = await readFile(join(release, page?.file ?? ''), 'utf8')
  expect(html).toMatch(/^<!doctype html>/i)
  expect(page?.csp).toMatch(/script-src 'self' 'sha256-/)
  for (const [, url = ''] of html.matchAll(/(?:src|href|island)="(\/assets\/[^"]+)"/g)) {
    expect(Object.keys(site.assets)).toContain(url)
  }
  for (const { file } of Object.values(site.assets)) await readFile(join(release, file))
  expect(await readdir(join(release, 'pages/vitality'))).toContain('sugar-free-blueprint.html.br')
})

test('what a shared link and a book show is drawn and served', { timeout: 120_000 }, async () => {
  const { folder: release, site } = await built()
  const read = (file = '') => readFile(join(release, file))
  for (const name of ['sugar-free-blueprint', 'second']) {
    const html = (await read(site.campaigns[`vitality/${name}`]?.page?.file)).toString()
    const image = /<meta property="og:image" content="(https:[^"]+)">/.exec(html)?.[1]
    const served = site.assets[new URL(image ?? '').pathname]
    expect(served).toMatchObject({ contentType: 'image/png', immutable: true })
    const png = await read(served?.file)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
  }
  const book = (await read(site.campaigns['vitality/second']?.page?.file)).toString()
  expect(book).toMatch(/<use href="(#book|\/assets\/vitality-second-cover\.[0-9a-f]{10}\.svg#words)">/)
  expect(book).toContain('role="img" aria-label="The plan"')
  expect(book).not.toMatch(/class="book-(title|line")/)
  const covers = Object.keys(site.assets).filter((url) => url.includes('-cover.'))
  expect(covers.map((url) => url.slice(-4)).toSorted()).toEqual(['.png', '.svg'])
  // Mails point to it for years.
  expect(site.assets['/assets/vitality/second-cover.png']).toMatchObject({ immutable: false })
})

test.runIf(isAll)(
  'building twice, at different times, gives the same bytes',
  { timeout: 120_000 },
  async () => {
    const here = await built()
    const there = await built({ out: 'dist2', cache: 'cache2' })
    expect(there.id).toBe(here.id)
    const list = await readFile(join(here.folder, 'hashes.txt'), 'utf8')
    expect(await readFile(join(there.folder, 'hashes.txt'), 'utf8')).toBe(list)
    expect(list).toMatch(/^[0-9a-f]{64} {2}assets\//)
  },
)

test(
  'without a renderer of pixels it is another release, which a build with one replaces',
  { timeout: 60_000 },
  async () => {
    const { id } = await built()
    const bare = await built({ out: 'dist3', renderPng: null })
    expect(bare.id).not.toBe(id)
    expect(bare.progress).toContain('shared links show no picture')
    expect(Object.keys(bare.site.assets).filter((url) => url.endsWith('.png'))).toEqual([])
    expect((await built({ out: 'dist3' })).id).toBe(id)
  },
)

test('a quick build leaves out what a visitor can wait for, and a full one replaces it', async () => {
  const to = { out: 'dist4' }
  const quick = await built({ ...to, isQuick: true })
  expect([quick.isQuick, quick.site.isQuick]).toEqual([true, true])
  expect(Object.keys(quick.site.assets).filter((url) => /\.(png|pdf)$/.test(url))).toEqual([])
  const html = await readFile(join(quick.folder, 'pages/vitality/second.html'), 'utf8')
  expect(html).not.toMatch(/og:image|data:font/)
  const sent = await readFile(join(quick.folder, 'pages/vitality/second.html.br'))
  expect(sent.length).toBeLessThanOrEqual(documentBudget)
  const full = await built(to)
  expect(full.id).not.toBe(quick.id)
  expect([full.isQuick, full.site.isQuick]).toEqual([false, undefined])
  expect(Object.keys(full.site.assets)).toContain('/assets/vitality/plan.pdf')
  expect(await built({ ...to, isQuick: true })).toMatchObject({
    id: full.id,
    isQuick: false,
    unchanged: true,
  })
})

test('a promised guide is a PDF at an address that stays, which browsers ask for anew', async () => {
  const { site, folder: release } = await built()
  const url = '/assets/vitality/plan.pdf'
  expect(site.campaigns['vitality/second']?.links).toMatchObject({ deliverable: url })
  expect(site.assets[url]).toMatchObject({ contentType: 'application/pdf', immutable: false })
  const pdf = await readFile(join(release, site.assets[url]?.file ?? ''))
  expect(readPdf(pdf).pages[0]).toContain('The plan')
})

test('with nothing changed nothing is built', async () => {
  const { unchanged, progress } = await built()
  expect({ unchanged, progress }).toEqual({ unchanged: true, progress: '' })
})

test('one changed campaign file renders one page', async () => {
  await write(secondFile, { ...second(), seo: { title: 'Another title', description: 'Two lines.' } })
  const { progress, folder: release } = await built()
  expect(progress).toContain('Rendered 1 page, kept 1 page.')
  expect(await readFile(join(release, 'pages/vitality/second.html'), 'utf8')).toContain('Another title')
})

test('a changed guide is made anew under its old name, and no page is rendered', async () => {
  const url = '/assets/vitality/plan.pdf'
  const before = (await built()).site.assets[url]?.etag
  await writeFile(join(campaignsDir, guideFile), '---\ntitle: The better plan\n---\nSleep.\n')
  const { site, folder: release, progress } = await built()
  expect(progress).toContain('Rendered 0 pages, kept 2 pages.')
  expect(site.assets[url]?.etag).not.toBe(before)
  const pdf = await readFile(join(release, site.assets[url]?.file ?? ''))
  expect(readPdf(pdf).title).toBe('The better plan')
})

test('an event with a date has its calendar file, one without has none', async () => {
  const withEvent = (event: object) => ({
    ...second(),
    sections: sectionsWith({ full: { title: 'Full' } }),
    pipeline: [
      { step: 'lead', source: 'second' },
      { step: 'event', capacity: 5, ...event },
      { step: 'email', email: 'sugar-free-blueprint' },
    ],
  })
  const url = '/assets/vitality/second.ics'
  await write(secondFile, withEvent({}))
  expect((await built()).site.assets).not.toHaveProperty(url)
  await write(secondFile, withEvent({ starts: '2027-02-11T10:00:00-08:00' }))
  const { site, folder: release } = await built()
  expect(site.assets[url]).toMatchObject({ contentType: 'text/calendar; charset=utf-8', immutable: false })
  const calendar = await readFile(join(release, site.assets[url]?.file ?? ''), 'utf8')
  expect(calendar).toContain('DTSTART:20270211T180000Z\r\n')
  await write(secondFile, second())
})

test('a broken campaign leaves the last good release live and says what is wrong', async () => {
  const before = await pointer()
  await writeFile(join(campaignsDir, secondFile), 'coach: vitality\nname: [')
  const { result } = await build()
  expect(result.ok).toBe(false)
  expect(result.ok ? [] : result.diagnostics.map(({ file, line }) => `${file}:${line}`)[0]).toMatch(
    /second\.yaml:2$/,
  )
  expect(await pointer()).toBe(before)
  expect((await readdir(join(folder, 'dist'))).toSorted()).toEqual(['current', 'releases'])
})

test('a campaign that is not live has rows and mails but neither page nor route', async () => {
  await write(secondFile, { ...second(), live: false })
  const { site, folder: release } = await built()
  expect(site.campaigns['vitality/second']).toMatchObject({ live: false })
  expect(site.campaigns['vitality/second']).not.toHaveProperty('page')
  expect(Object.keys(site.routes)).not.toContain('/second')
  expect(await readdir(join(release, 'pages/vitality'))).not.toContain('second.html')
  const viewOf = readViewLines(await readFile(join(release, releaseFiles.views)))
  expect(viewOf('vitality/sugar-free-blueprint')).toBeDefined()
  expect(viewOf('vitality/second')).toBeUndefined()
})

test('the last three releases are kept, and going back to one of them builds nothing', async () => {
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await write(secondFile, { ...second(), name })
    await built()
  }
  expect(await readdir(join(folder, 'dist/releases'))).toHaveLength(3)
  await write(secondFile, { ...second(), name: 'Three' })
  const { unchanged, id } = await built()
  expect(unchanged).toBe(true)
  expect(await pointer()).toBe(id)
})

test('a file that is saved while a release is built is in it, and the one before keeps its own id', async () => {
  await write(secondFile, { ...second(), name: 'Early' })
  const save = () => writeFileSync(join(campaignsDir, secondFile), stringify({ ...second(), name: 'Late' }))
  const once = (line: string) => {
    // All files were read by then.
    if (line === 'Bundled the blocks.' && !isSaved) save()
    if (line === 'Bundled the blocks.') isSaved = true
  }
  let isSaved = false
  const late = await built({ onLine: once })
  expect(late.progress).toContain('A file was saved meanwhile: building anew.')
  expect(late.site.campaigns['vitality/second']?.name).toBe('Late')
  expect(await built()).toMatchObject({ id: late.id, unchanged: true })
  await write(secondFile, { ...second(), name: 'Early' })
  expect((await built()).site.campaigns['vitality/second']?.name).toBe('Early')
})

test('where files never rest, nothing goes live and the build says so', async () => {
  const live = await pointer()
  await write(secondFile, { ...second(), name: 'Restless' })
  let round = 0
  const onLine = (line: string) => {
    if (line !== 'Bundled the blocks.') return
    round += 1
    writeFileSync(join(campaignsDir, secondFile), stringify({ ...second(), name: `Round ${round}` }))
  }
  await expect(build({ onLine })).rejects.toThrow(/saved during each of 10 builds.*once they rest/)
  expect(await pointer()).toBe(live)
  expect(await readdir(join(folder, 'dist'))).toEqual(['current', 'releases'])
})

test(
  'what a killed build left behind is cleared away, and a damaged cache is made anew',
  { timeout: 60_000 },
  async () => {
    const left = join(folder, 'dist/.unfinished-killed')
    const bundles = join(folder, 'cache/bundles')
    await mkdir(left)
    await utimes(left, 0, 0)
    for (const name of await readdir(bundles)) await rm(join(bundles, name, 'client'), { recursive: true })
    await write(secondFile, { ...second(), name: 'Five' })
    const { site } = await built()
    expect(Object.keys(site.assets).some((url) => url.startsWith('/assets/island.'))).toBe(true)
    expect((await readdir(join(folder, 'dist'))).toSorted()).toEqual(['current', 'releases'])
  },
)

test('what the browser gets holds nothing of the pipeline', async () => {
  const { site, folder: release } = await built()
  const html = await readFile(join(release, 'pages/vitality/second.html'), 'utf8')
  for (const { subject } of Object.values(site.emails)) expect(html).not.toContain(subject)
})
