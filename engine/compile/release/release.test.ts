import { randomBytes } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { builtRelease, objectsIn } from '../../../tests/built-release.ts'
import { withCode } from '../../../tests/campaigns-folder.ts'
import { isAll } from '../../../tests/extent.ts'
import { readPdf } from '../../../tests/pdf.ts'
import { documentBudget } from '../pages/prerender.ts'
import type { RenderPng } from '../pages/render-png.ts'
import { buildRelease } from './release.ts'

let folder = ''
let campaignsDir = ''
const firstFile = 'vitality/sugar-free-blueprint.yaml'
/** Of the coach's folder: one campaign, its mail, and what both need. */
const ownFiles = [
  'coach.yaml',
  'sugar-free-blueprint.yaml',
  'sugar-free-blueprint.md',
  'portrait.svg',
  'portrait-orange.svg',
]
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
  renderPng?: RenderPng
  quality?: 'quick' | 'best'
}
const build = async ({ out = 'dist', cache = 'cache', ...more }: To = {}) => {
  const progress: string[] = []
  const result = await buildRelease({
    campaignsDir,
    outDir: join(folder, out),
    cacheDir: await withCode(join(folder, cache)),
    publicOrigin: 'https://example.com',
    quality: 'best',
    onProgress: (line) => void progress.push(line),
    ...more,
  })
  return { result, progress: () => progress.join('\n') }
}
const built = async (to: To = {}) => {
  const { result, progress } = await build(to)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return { ...result, ...live(to.out), progress }
}
const live = (out = 'dist') => builtRelease(join(folder, out))
const pointer = async () => (await readFile(join(folder, 'dist/current'), 'utf8')).trim()

test('a build makes pages, assets, mails and routes, and points to them', async () => {
  const { id, site, assets, unchanged, pages, page, html, read } = await built()
  expect({ unchanged, pages }).toEqual({ unchanged: false, pages: 2 })
  expect(await pointer()).toBe(id)
  expect(site.routes['/sugar-free-blueprint']).toEqual({
    kind: 'page',
    campaign: 'vitality/sugar-free-blueprint',
  })
  const document = html('vitality/sugar-free-blueprint')
  const file = page('vitality/sugar-free-blueprint')
  expect(document).toMatch(/^<!doctype html>/i)
  expect(file?.csp).toMatch(/script-src 'self' 'sha256-/)
  expect(file).toMatchObject({ contentType: 'text/html; charset=utf-8', immutable: false })
  for (const [, url = ''] of document.matchAll(/(?:src|href|island)="(\/assets\/[^"]+)"/g)) {
    expect(Object.keys(assets)).toContain(url)
  }
  for (const { plain } of Object.values(assets)) read(plain)
  expect(brotliDecompressSync(read(file?.br)).toString()).toBe(document)
  expect(Object.keys(site.emails)).toContain('vitality/sugar-free-blueprint')
})

test('what a shared link and a book show is drawn and served', async () => {
  const { assets, html, read } = await built()
  for (const name of ['sugar-free-blueprint', 'second']) {
    const image = /<meta property="og:image" content="(https:[^"]+)">/.exec(html(`vitality/${name}`))?.[1]
    const served = assets[new URL(image ?? '').pathname]
    expect(served).toMatchObject({ contentType: 'image/png', immutable: true })
    const png = read(served?.plain)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(200_000)
  }
  const book = html('vitality/second')
  expect(book).toMatch(/<use href="(#book|\/assets\/vitality-second-cover\.[0-9a-f]{10}\.svg#words)">/)
  expect(book).toContain('role="img" aria-label="The plan"')
  expect(book).not.toMatch(/class="book-(title|line")/)
  const covers = Object.keys(assets).filter((url) => url.includes('-cover.'))
  expect(covers.map((url) => url.slice(-4)).toSorted()).toEqual(['.png', '.svg'])
  // Mails point to it for years.
  expect(assets['/assets/vitality/second-cover.png']).toMatchObject({ immutable: false })
})

test.runIf(isAll)('building twice, at different times, gives the same bytes', async () => {
  const here = await built({ out: 'dist-here' })
  const there = await built({ out: 'dist-there', cache: 'cache-there' })
  expect(there.id).toBe(here.id)
  // Their names are the hashes of their bytes.
  expect(objectsIn(join(folder, 'dist-there'))).toEqual(objectsIn(join(folder, 'dist-here')))
  await rm(join(folder, 'cache-there'), { recursive: true })
})

/** As servers pack what is still to be polished. */
const quality5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

test('a quick build leaves out what a visitor can wait for, and polishing makes what a best build makes', async () => {
  const best = await built()
  // What was kept of the best build must not hide what polishing forgets.
  const to = { out: 'dist4', cache: 'cache4' }
  const quick = await built({ ...to, quality: 'quick' })
  expect(quick.id).not.toBe(best.id)
  expect(Object.keys(quick.assets).filter((url) => /\.(png|pdf)$/.test(url))).toEqual([])
  const late = [
    'favicon.ico',
    'icon.png',
    'mail-head.png',
    'mail.png',
    'plan.pdf',
    'second-cover.png',
    'signature.png',
    'touch.png',
  ]
  expect([...quick.toCome].toSorted()).toEqual(late.map((name) => `/assets/vitality/${name}`))
  expect(quick.html('vitality/second')).not.toMatch(/og:image|data:font/)
  expect(quick.page('vitality/second')?.br).toBeUndefined()
  const packed = brotliCompressSync(quick.html('vitality/second'), quality5)
  expect(packed.length).toBeLessThanOrEqual(documentBudget)
  const faces = Object.keys(quick.assets).filter((url) => url.startsWith('/assets/caprasimo'))
  expect(faces.map((url) => extname(url))).toEqual(['.ttf', '.ttf', '.ttf'])
  expect(await quick.polish()).toBe(true)
  const polished = live('dist4')
  expect(Object.keys(polished.assets)).toContain('/assets/vitality/plan.pdf')
  expect(polished.toCome.size).toBe(0)
  expect(await built(to)).toMatchObject({ id: best.id, unchanged: true, pages: 0 })
  expect(await quick.polish()).toBe(false)
})

test('a quick build leaves what is live and polished as it is', async () => {
  const { id } = await built()
  const again = await built({ quality: 'quick' })
  expect(again).toMatchObject({ id, unchanged: true, pages: 0 })
  expect(await again.polish()).toBe(false)
  expect(await pointer()).toBe(id)
})

test('a promised guide is a PDF at an address that stays, which browsers ask for anew', async () => {
  const { site, assets, read } = await built()
  const url = '/assets/vitality/plan.pdf'
  expect(site.campaigns['vitality/second']?.links).toMatchObject({ deliverable: url })
  expect(assets[url]).toMatchObject({ contentType: 'application/pdf', immutable: false })
  expect(readPdf(read(assets[url]?.plain)).pages[0]).toContain('The plan')
})

test('with nothing changed nothing is built', async () => {
  const { unchanged, pages, progress } = await built()
  expect({ unchanged, pages, progress: progress() }).toEqual({ unchanged: true, pages: 0, progress: '' })
})

test('one changed campaign file makes one page anew', async () => {
  await write(secondFile, { ...second(), seo: { title: 'Another title', description: 'Two lines.' } })
  const { pages, html } = await built()
  expect(pages).toBe(1)
  expect(html('vitality/second')).toContain('Another title')
})

test('a changed guide is made anew under its old name, and no page is', async () => {
  const url = '/assets/vitality/plan.pdf'
  const before = live().assets[url]?.etag
  await writeFile(join(campaignsDir, guideFile), '---\ntitle: The better plan\n---\nSleep.\n')
  const quick = await built({ quality: 'quick' })
  expect([quick.pages, quick.assets[url], [...quick.toCome]]).toEqual([0, undefined, [url]])
  expect(await quick.polish()).toBe(true)
  const { assets, read } = live()
  expect(assets[url]?.etag).not.toBe(before)
  expect(readPdf(read(assets[url]?.plain)).title).toBe('The better plan')
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
  expect((await built()).assets).not.toHaveProperty(url)
  await write(secondFile, withEvent({ starts: '2027-02-11T10:00:00-08:00' }))
  const { assets, read } = await built()
  expect(assets[url]).toMatchObject({ contentType: 'text/calendar; charset=utf-8', immutable: false })
  expect(read(assets[url]?.plain).toString()).toContain('DTSTART:20270211T180000Z\r\n')
  await write(secondFile, second())
})

test('a broken campaign leaves the last good release live and says what is wrong', async () => {
  const before = await pointer()
  await writeFile(join(campaignsDir, secondFile), 'coach: vitality\nname: [')
  const { result } = await build()
  expect(result.ok).toBe(false)
  expect(result.diagnostics.map(({ file, line }) => `${file}:${line}`)[0]).toMatch(/second\.yaml:2$/)
  expect(await pointer()).toBe(before)
  expect((await readdir(join(folder, 'dist'))).toSorted()).toEqual(['current', 'objects', 'releases'])
})

test('a campaign that is not live has rows and mails but neither page nor route', async () => {
  await write(secondFile, { ...second(), live: false })
  const { site, assets, viewOf } = await built()
  expect(site.campaigns['vitality/second']).toMatchObject({ live: false })
  expect(site.campaigns['vitality/second']).not.toHaveProperty('page')
  expect(Object.keys(site.routes)).not.toContain('/second')
  expect(Object.keys(assets).filter((url) => url.includes('second'))).toEqual([])
  expect(viewOf('vitality/sugar-free-blueprint')).toBeDefined()
  expect(viewOf('vitality/second')).toBeUndefined()
})

test('files that are as they were before give the release of then', async () => {
  await write(secondFile, { ...second(), name: 'One' })
  const { id } = await built()
  await write(secondFile, { ...second(), name: 'Two' })
  expect((await built()).id).not.toBe(id)
  await write(secondFile, { ...second(), name: 'One' })
  expect(await built()).toMatchObject({ id, unchanged: false })
  expect(await pointer()).toBe(id)
})

/** With another picture for shared links each time. */
const titled = (title: string) => ({
  ...second(),
  seo: { title, description: 'Two lines.' },
  sections: sectionsTitled(title),
})
const sectionsTitled = (title: string) =>
  second().sections.map((section) => (section['type'] === 'hero' ? { ...section, title } : section))
/** Saves while pages are drawn: their files were read by then. */
const drawing =
  (save: () => void): RenderPng =>
  async (svg) => {
    save()
    return Buffer.from(`Pixels of ${svg.length}`)
  }
const saveTitled = (title: string) => writeFileSync(join(campaignsDir, secondFile), stringify(titled(title)))

test('a file that is saved while a release is built is in it, and what it was before stays another release', async () => {
  const to = { out: 'dist5', renderPng: drawing(() => {}) }
  saveTitled('Early')
  const early = await built({ ...to, out: 'dist6' })
  saveTitled('Soon')
  const late = await built({ ...to, renderPng: drawing(() => saveTitled('Late')) })
  expect(late.progress()).toContain('A file was saved meanwhile: compiling it anew.')
  expect(late.html('vitality/second')).toContain('<title>Late')
  expect(await built(to)).toMatchObject({ id: late.id, unchanged: true })
  saveTitled('Early')
  expect((await built(to)).id).toBe(early.id)
})

test('where files never rest, nothing goes live and the build says so', async () => {
  const before = await pointer()
  saveTitled('Round 0')
  let round = 0
  const renderPng = drawing(() => saveTitled(`Round ${++round}`))
  await expect(build({ renderPng })).rejects.toThrow(/saved during each of 10 builds.*once they rest/)
  expect(round).toBeGreaterThanOrEqual(10)
  expect(await pointer()).toBe(before)
})

test('a damaged bundle of the code is made anew', async () => {
  const bundles = join(folder, 'cache/bundles')
  for (const name of await readdir(bundles))
    await rm(join(bundles, name, 'client'), { recursive: true, force: true })
  await write(secondFile, { ...second(), name: 'Five' })
  const { assets } = await built()
  expect(Object.keys(assets).some((url) => url.startsWith('/assets/island.'))).toBe(true)
})

test('a file of a release that a power cut cut off is whole again once the releases are built anew', async () => {
  const { id, page, html } = await built()
  const document = html('vitality/second')
  truncateSync(join(folder, 'dist', page('vitality/second')?.plain ?? ''), 10)
  await rm(join(folder, 'dist/releases'), { recursive: true })
  expect((await built()).id).toBe(id)
  expect(live().html('vitality/second')).toBe(document)
})

test('a release that a power cut cut off is built anew', async () => {
  const { id } = await built()
  const file = join(folder, 'dist/releases', `${id}.json`)
  const whole = readFileSync(file, 'utf8')
  truncateSync(file, 100)
  expect(await built()).toMatchObject({ id, pages: 2 })
  expect(readFileSync(file, 'utf8')).toBe(whole)
})

const incompressible = () => randomBytes(30).toString('base64')

test('a page that is too large is named by the build that makes it so, and by no later one', async () => {
  const before = second()
  const paragraphs = Array.from({ length: 10 }, () => Array.from({ length: 24 }, incompressible).join(' '))
  await write(secondFile, { ...before, sections: [...before.sections, { type: 'text', paragraphs }] })
  const { polish, progress } = await built({ quality: 'quick' })
  await polish()
  expect(progress()).toMatch(/^\/second: its headline comes in another font first/m)
  await write(firstFile, { ...first, name: 'Named anew' })
  const later = await built({ quality: 'quick' })
  await later.polish()
  expect(later.progress()).not.toContain('another font first')
  await write(firstFile, first)
  await write(secondFile, before)
})

test('what the browser gets holds nothing of the pipeline', async () => {
  const { site, html } = await built()
  for (const { subject } of Object.values(site.emails)) expect(html('vitality/second')).not.toContain(subject)
})
