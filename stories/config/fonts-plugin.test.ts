import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Coach } from '../../engine/campaign/schema/coach.ts'
import { textFontOf } from '../../engine/campaign/theme/text-font.ts'
import { coachThemes } from './fonts-plugin.ts'

const campaigns = join(import.meta.dirname, '../../campaigns')
const files: unknown[] = readdirSync(campaigns, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => parse(readFileSync(join(campaigns, name, 'coach.yaml'), 'utf8')))

test('every font of a coach has one face, for titles and for texts', () => {
  const css = coachThemes(files)
  const fonts = new Set(
    files.map((file) => Coach.parse(file).theme).flatMap((theme) => [theme.font, textFontOf(theme)]),
  )
  for (const font of fonts)
    expect(css.match(new RegExp(`font-family: "${font}";`, 'g')), font).toHaveLength(1)
  expect(css.split('\n')).toHaveLength(fonts.size)
})

test('a font file of a coach is read from its assets folder', () => {
  const [file] = files
  const coach = Coach.parse(file)
  const css = coachThemes([{ ...coach, theme: { ...coach.theme, font: 'brand.woff2' } }])
  expect(css).toContain(
    `"brand.woff2"; font-weight: 100 900; src: url('${campaigns}/${coach.slug}/assets/brand.woff2')`,
  )
})

test('a coach with an invalid file has no font and does not affect others', () => {
  expect(coachThemes([null, { theme: {} }, files[0]])).toContain('@font-face')
})
