import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Section } from '../../campaign/schema/campaign.ts'
import { coverKey } from '../../campaign/schema/cover.ts'
import type { PageArt } from '../../campaign/release/assets.ts'
import { drawArtwork } from './artwork.ts'
import type { ArtworkTools } from './artwork.ts'
import { openCache } from '../bundle/cache.ts'
import { renderPng } from './render-png.ts'
import { testPage } from '../../../tests/fixtures/test-page.ts'

let folder = ''
let tools: ArtworkTools
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-artwork-'))
  tools = { cache: openCache(folder), renderPng, codeHash: 'a' }
  // Fonts are cut once; on a busy machine that takes its time.
  await drawArtwork(page(), art, tools)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

const shape = '<path id="lines" d="M9 9h80v80z" stroke="currentColor"/>'
const picture = (inner: string) => `<svg viewBox="0 0 100 100">${inner}</svg>`
const art: PageArt = {
  picture: picture(`<g color="var(--brand)">${shape}</g>`),
  cover: picture(`<path id="land" d="M0 0h9" fill="var(--paper)"/>${shape}`),
  mark: picture('<circle r="40" fill="var(--accent)"/>'),
  hold: 'float',
}
const book = { title: 'Names for *sugar*', mark: '61', author: 'Juniper Vale' }
const hero = (more: object) => Section.parse({ type: 'hero', title: 'Stay *sweet.*', ...more })
const page = (more: object = {}) => ({ ...testPage, sections: [hero(more)] })
const fileAt = ({ files }: Awaited<ReturnType<typeof drawArtwork>>, end: RegExp) =>
  files.find(({ url }) => end.test(url))?.content

test('a page without a picture of its own gets one to share, 1200 by 630 and under 200 KB', async () => {
  const made = await drawArtwork(page(), art, tools)
  const { share } = made.assets
  expect(share).toMatchObject({ width: 1200, height: 630, alt: 'Brand: Stay sweet.' })
  const png = made.files.find(({ url }) => url === share?.url)?.content
  expect(png?.toString('latin1', 1, 4)).toBe('PNG')
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png?.length).toBeLessThan(200_000)
})

test("a coach's own drawing is a file, whose name changes with it", async () => {
  const drawn = { box: [80, 100] as const, fills: true, shapes: '<path d="M1 2h3"></path>', lines: '' }
  const theme = { ...testPage.coach.theme, drawing: { file: 'jug.svg', drawn } }
  const made = await drawArtwork({ ...page(), coach: { ...testPage.coach, theme } }, art, {
    ...tools,
    quality: 'quick',
  })
  expect(made.assets.drawing).toMatch(/-drawing\.[0-9a-f]{10}\.svg$/)
  expect(String(fileAt(made, /-drawing\./))).toContain('<g id="drawing"><path d="M1 2h3"></path></g>')
})

test("a campaign's own picture stays, and nothing is drawn beside it", async () => {
  const own = { ...page(), seo: { ...testPage.seo, image: 'share.png' } }
  const made = await drawArtwork(own, art, tools)
  expect(made.assets.share).toBeUndefined()
  expect(made.files).toEqual([])
})

test('a book gives a cover for the page, a file with its words as outlines, and a picture for mails', async () => {
  const made = await drawArtwork(page({ book }), art, tools)
  const svg = fileAt(made, /^\/assets\/vitality-x-cover\.[0-9a-f]{10}\.svg$/)?.toString()
  const cover = made.assets.covers?.[coverKey(book)]
  expect(cover).toMatchObject({ id: 'book', url: expect.stringMatching(/-cover\..*\.svg$/) })
  expect(svg).toContain(`d="${cover?.words}"`)
  expect(svg).toContain('M9 9h80v80z')
  expect(svg).not.toContain('M0 0h9"')
  expect(svg).not.toMatch(/<text|var\(--(?!mark,#)/)
  expect(made.mailCover?.url).toBe('/assets/vitality/x-cover.png')
  expect(made.mailCover?.content?.readUInt32BE(16)).toBe(480)
})

test('a picture of the book takes the place of a drawn cover', async () => {
  const made = await drawArtwork(page({ book: { ...book, picture: { src: 'a.png', alt: 'A' } } }), art, tools)
  expect(made.assets.covers).toBeUndefined()
  expect(made.mailCover).toBeUndefined()
})

const ground = (svg: string) => /<path fill="(#[0-9a-f]+)" d="M0 0h1200/.exec(svg)?.[1]
const board = (svg: string) => /<path fill="([^"]+)" d="M0 0h750/.exec(svg)?.[1]

test('the ground is that of the first screen, and the book stands out from it', async () => {
  const drawn: string[] = []
  const watched = { ...tools, renderPng: async (svg: string) => Buffer.from(String(drawn.push(svg))) }
  for (const tone of ['paper', 'tint', 'deep'] as const)
    await drawArtwork(page({ tone, book, eyebrow: tone }), art, watched)
  const shares = drawn.filter((svg) => svg.includes('width="1200"'))
  const { paper, paper2, deep, accent } = testPage.coach.theme
  expect(shares.map(ground)).toEqual([paper, paper2, deep])
  expect(shares.map(board)).toEqual(['url(#board)', 'url(#board)', accent])
})

test('the same page gives the same files, and a second build draws nothing', async () => {
  const watched = vi.fn(renderPng)
  const first = await drawArtwork(page({ book }), art, tools)
  const again = await drawArtwork(page({ book }), art, { ...tools, renderPng: watched })
  expect(again).toEqual(first)
  expect(watched).not.toHaveBeenCalled()
  await drawArtwork(page({ book }), art, { ...tools, renderPng: watched, codeHash: 'b' })
  expect(watched).toHaveBeenCalledTimes(2)
})

test('a headline and a cover that no font of ours can write get no picture, and the build says so', async () => {
  const made = await drawArtwork(page({ title: '十の場所', book: { title: 'A → B' } }), art, tools)
  expect(made.assets).toEqual({})
  expect(made.notes).toEqual([
    '/x: its headline has a character that our fonts lack, or a word too long for a line; shared links show no picture.',
    '/x: the cover of "A → B" has a character that our fonts lack, or a word too long for a line; its words stay text.',
  ])
  expect((await drawArtwork(page({ book }), art, tools)).notes).toEqual([])
})

test('how a title was typed makes no difference: line breaks, loose accents, signs without a width', async () => {
  const typed = await drawArtwork(
    page({ title: 'Cafe\u0301\ntable\u200b', book: { title: 'Cafe\u0301\tbar' } }),
    art,
    tools,
  )
  const clean = await drawArtwork(page({ title: 'Café table', book: { title: 'Café bar' } }), art, tools)
  expect(typed.assets.share?.url).toBe(clean.assets.share?.url)
  expect(typed.files.map(({ url }) => url)).toEqual(clean.files.map(({ url }) => url))
})
