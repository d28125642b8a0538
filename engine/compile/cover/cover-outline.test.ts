import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverBox } from '../../campaign/schema/cover.ts'
import type { Book } from '../../campaign/schema/cover.ts'
import { openCache } from '../bundle/cache.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { coverOutline } from './cover-outline.ts'
import { loadFaces } from './faces.ts'
import type { Faces } from './faces.ts'

let folder = ''
const fonts = ['caprasimo', 'young-serif', 'instrument-serif', 'figtree']
const themeOf = (font: string) => ({ ...testTheme, font, scale: 1 })
const faces = new Map<string, Faces>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-cover-'))
  const cache = openCache(folder)
  for (const font of [...fonts, 'gloock']) faces.set(font, await loadFaces(cache, themeOf(font)))
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

const outlineIn = (font: string, book: Book) => {
  const loaded = faces.get(font)
  if (!loaded) throw new Error(`${font} was not loaded.`)
  return coverOutline(book, loaded, themeOf(font))
}

/** The box around all that is drawn. */
const boxOf = async (paths: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverBox.join(' ')}">${paths}</svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return { left, top, right: left + info.width, bottom: top + info.height }
}

const inkOf = async (font: string, book: Book) => {
  const outline = outlineIn(font, book)
  if (!outline) throw new Error('The cover was not drawn.')
  return boxOf(`<path d="${outline.words}"/><path d="${outline.mark ?? ''}"/>`)
}

const books: Record<string, Book> = {
  'a short title': { title: 'Map' },
  'a title of 80 letters': { title: 'Wherever '.repeat(8) + 'you go, ok', author: 'Adrienne Holt' },
  'a word of 40 letters': { title: `The ${'Wanderungen'.repeat(3)}inseln of home`, mark: '10' },
  'a word that fills the title': { title: 'W'.repeat(80) },
  'accented letters': { title: 'Überraschung à la crème', author: 'Żaneta Łąk', subtitle: 'Façon Ñandú' },
  'a long mark and a long line below': {
    title: 'Best places for families',
    mark: 'MMMMMMMMMMMM',
    subtitle: 'Within reach of a school, a park, a station, a bakery, and neighbours who say hello '
      .repeat(2)
      .slice(0, 120),
    author: 'W'.repeat(60),
  },
}

test.each(fonts.flatMap((font) => Object.keys(books).map((name) => [font, name] as const)))(
  'in %s, %s never leaves the cover',
  async (font, name) => {
    const ink = await inkOf(font, books[name] ?? { title: '' })
    expect(ink.left).toBeGreaterThanOrEqual(90)
    expect(ink.top).toBeGreaterThanOrEqual(50)
    expect(ink.right).toBeLessThanOrEqual(coverBox[0] - 50)
    expect(ink.bottom).toBeLessThanOrEqual(coverBox[1] - 30)
  },
)

test('a longer title takes smaller letters, and still fills the width', async () => {
  const short = await inkOf('caprasimo', { title: 'Sleep' })
  const long = await inkOf('caprasimo', { title: 'Sleep well in a house that never does' })
  expect(long.right).toBeGreaterThan(coverBox[0] * 0.7)
  expect(long.bottom).toBeGreaterThan(short.bottom)
})

test('a long title leaves the lower half of the cover to the drawing', async () => {
  const long = await inkOf('figtree', {
    title: 'How To Increase Your Revenue 25% in 90 days',
    author: 'Anders Pell',
  })
  expect(long.bottom).toBeLessThan(coverBox[1] * 0.55)
})

test('a letter that the display font lacks sets the whole title in the text font', () => {
  const title = 'Łódź'
  const texts = ['caprasimo', 'gloock'].map((font) => outlineIn(font, { title }))
  expect(texts[0]?.words).toBeTruthy()
  expect(texts[0]).toEqual(texts[1])
})

test('characters that no font of ours has are left to the browser', () => {
  expect(outlineIn('caprasimo', { title: '十の場所' })).toBeNull()
  expect(outlineIn('caprasimo', { title: 'Ten places', author: '林' })).toBeNull()
})

test('the same book gives the same outlines, in whole units', () => {
  const book = { title: 'Missing to Mission Map', author: 'Isolde Pryor' }
  const outline = outlineIn('young-serif', book)
  expect(outlineIn('young-serif', { ...book })).toEqual(outline)
  expect(outline?.words).toMatch(/^[MmlhvqczM\d -]+$/)
})

test.each(fonts)('in %s a cover of two lines costs a page less than 1.6 KB', (font) => {
  const outline = outlineIn(font, { title: 'Missing to Mission Map', author: 'Isolde Pryor' })
  expect(brotliCompressSync(outline?.words ?? '').length).toBeLessThan(1600)
})

test('a cover in Arabic is set from the right, clear of its hinge there', async () => {
  const theme = themeOf('figtree')
  const arabic = await loadFaces(openCache(folder), theme, 'ar')
  const outline = coverOutline({ title: 'سبع أمسيات لنوم أعمق', author: 'ليلى حداد' }, arabic, theme)
  const [width] = coverBox
  const { right } = await boxOf(`<path d="${outline?.words}"/>`)
  expect(right).toBeGreaterThan(width - 98 - 10)
  expect(right).toBeLessThan(width - 98 + 4)
})
