import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCache } from './cache.ts'
import { fontCss } from './font-css.ts'
import { loadDisplayFont } from './fonts.ts'
import { testTheme } from './test-theme.ts'

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
  expect(css).toContain(
    'font-family:D;src:url(/assets/d.woff2) format("woff2");font-weight:400;font-display:swap',
  )
})

test('a font that is not installed is named, with what to install', async () => {
  const theme = { ...testTheme, font: 'no-such-font' }
  await expect(loadDisplayFont(openCache(folder), theme)).rejects.toThrow(
    /"no-such-font".*npm i -E @fontsource\/no-such-font/,
  )
})
