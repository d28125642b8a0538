import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import { textFontOf } from '../../campaign/theme/text-font.ts'
import { moods } from '../../campaign/theme/mood.ts'
import { openCache } from '../bundle/cache.ts'
import { textFontCss } from './font-css.ts'
import { findVariableFont } from './font-file.ts'
import { loadTextFont, textFontFor } from './text-font.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-text-font-'))
})
afterAll(() => rm(folder, { recursive: true }))

test("every mood's titles have a font for texts beside them, and any other font has one, too", () => {
  const fonts = Object.values(moods).map(({ shape }) => textFontOf(shape))
  for (const font of [...fonts, textFontOf({ font: 'lobster' })])
    expect(findVariableFont(font), font).not.toBeNull()
  expect(new Set(fonts).size).toBe(fonts.length)
})

test("the theme's own choice wins", () => {
  expect(textFontOf({ ...testTheme, textFont: 'manrope' })).toBe('manrope')
})

test('one file holds regular to bold, and a local font is shown until it is there', async () => {
  const font = await loadTextFont(openCache(folder), testTheme)
  const [main] = font.files
  expect(main?.content.toString('latin1', 0, 4)).toBe('wOF2')
  expect(main?.content.length).toBeLessThan(20_000)
  const css = textFontCss(font)
  expect(css).toContain(`font-family:T;src:url(${font.url});font-weight:400 700;font-display:swap`)
  expect(css).toMatch(/font-family:U;src:local\("Arial"\).*size-adjust:10[0-4]\.?\d?%/)
})

test('only a page that says such a letter names the file of further letters', async () => {
  const font = await loadTextFont(openCache(folder), testTheme)
  expect(textFontFor(font, 'Sleep, Zoë').others).toEqual([])
  expect(textFontFor(font, 'Sleep, Łukasz').others).toEqual([{ url: font.files[1]?.url, range: 'U+100-24f' }])
})

test('a font that is not installed says how to install it', async () => {
  const theme = { ...testTheme, textFont: 'comic-sans' }
  await expect(loadTextFont(openCache(folder), theme)).rejects.toThrow(
    'npm i -E @fontsource-variable/comic-sans',
  )
})
