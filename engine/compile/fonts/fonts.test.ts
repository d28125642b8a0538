import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as fontkit from 'fontkit'
import { openCache } from '../bundle/cache.ts'
import { fontCss } from './font-css.ts'
import { extendedFontFile, loadDisplayFont } from './fonts.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))
const load = () => loadDisplayFont(openCache(folder), testTheme)

test("a headline's font is a few kilobytes and holds only its letters", async () => {
  const font = await load()
  const headline = await font.inline('Sugar-free blueprint')
  const bytes = Buffer.from(headline, 'base64')
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
  expect(bytes.length).toBeLessThan(4000)
  expect(font.file.length).toBeGreaterThan(10_000)
  expect(await font.inline('blueprint Sugar-free')).toBe(headline)
})

test('until the font is here a local one stands in with the same lines and width', async () => {
  const { metrics } = await load()
  expect(metrics.ascent).toBeCloseTo(0.918, 3)
  expect(metrics.descent).toBeCloseTo(0.229, 3)
  const css = fontCss(testTheme, { url: '/assets/d.woff2', inline: 'QUJD', metrics })
  expect(css).toMatch(
    /font-family:F;src:local\("Arial"\).*size-adjust:11[0-9]\.\d%;ascent-override:(79|8\d)\.\d%/,
  )
  expect(css).toContain('font-family:H;src:url(data:font/woff2;base64,QUJD)')
  expect(css).toContain('font-family:D;src:url(/assets/d.woff2);font-weight:400;font-display:swap')
})

test("the first file holds the letters that the coach's pages use, others come when a name has them", async () => {
  const theme = { ...testTheme, font: 'gloock' }
  const [plain, accented] = await Promise.all(
    ['Sleep well', 'Café à la carte'].map((words) => loadDisplayFont(openCache(folder), theme, words)),
  )
  expect(accented?.file.length).toBeGreaterThan(plain?.file.length ?? 0)
  const rangeOf = (name: string) => accented?.others.find((part) => part.name === name)?.range
  expect(rangeOf('more')).toBe('U+100-24f')
  expect(rangeOf('western')).toBe('U+c0-d6,U+d8-df,U+e1-e8,U+ea-ff,U+131,U+152-153')
  const again = await loadDisplayFont(openCache(folder), theme, 'la carte à Café')
  expect(again.file.equals(accented?.file ?? Buffer.alloc(0))).toBe(true)
})

test('a font is one file, and faces with a range for other letters', async () => {
  const font = await loadDisplayFont(openCache(folder), { ...testTheme, font: 'gloock' })
  const { url, others, files } = font.served
  expect(files.map((file) => file.url)).toEqual([url, ...others.map((part) => part.url)])
  const css = fontCss(testTheme, { url, others, metrics: font.metrics })
  expect(css.match(/font-family:E/g)).toHaveLength(2)
  expect(css.match(/unicode-range/g)).toHaveLength(2)
})

test.each([
  ['archivo', 850],
  ['young-serif', 400],
])('%s keeps its figures of one width, for times below each other', async (font, weight) => {
  const { file } = await loadDisplayFont(openCache(folder), { ...testTheme, font, weight })
  const read = fontkit.create(file)
  // A collection of fonts has no features of its own; ours are single ones.
  expect('availableFeatures' in read && read.availableFeatures).toContain('tnum')
})

test.each([
  ['gloock', 400],
  ['familjen-grotesk', 650],
  ['bricolage-grotesque', 750],
  ['syne', 800],
  ['archivo', 850],
  ['fraunces', 560],
])('%s of weight %i is one file of at most 15 KB, and knows the names of Europe', async (font, weight) => {
  const theme = { ...testTheme, font, weight }
  const { file, others } = await loadDisplayFont(openCache(folder), theme)
  expect(file.length).toBeLessThan(15_000)
  expect(others).toHaveLength(2)
  expect(extendedFontFile(theme)).toContain(`${font}-latin-ext-`)
})

test('a font that is not installed is named, with what to install', async () => {
  const theme = { ...testTheme, font: 'no-such-font' }
  await expect(loadDisplayFont(openCache(folder), theme)).rejects.toThrow(
    /"no-such-font".*npm i -E @fontsource\/no-such-font/,
  )
})
