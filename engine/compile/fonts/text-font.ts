import { readFile } from 'node:fs/promises'
import { textFontOf } from '../../campaign/theme/text-font.ts'
import type { Theme } from '../../campaign/theme/theme.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { Quality } from '../pages/quality.ts'
import { findVariableFont } from './font-file.ts'
import { furtherLetters, latin as latinLetters } from './font-letters.ts'
import { fontMetrics } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'
import { cutFont, fontFormat, textFeatures } from './fonts.ts'

export type TextFont = {
  url: string
  others: { url: string; range: string }[]
  files: HashedFile[]
  metrics: FontMetrics
}

/** The same for all pages of a font, so that a visitor's second page has it from the first. */
export const loadTextFont = (cache: Cache, theme: Theme, quality: Quality = 'best'): Promise<TextFont> =>
  textFonts(cache, `${textFontOf(theme)} ${quality}`, () => readTextFont(cache, theme, quality))

const textFonts = oncePerCache<TextFont>()

const readTextFont = async (cache: Cache, theme: Theme, quality: Quality): Promise<TextFont> => {
  const { latin, extended, rest } = textFontSource(theme)
  const { format, ending } = fontFormat(quality)
  const cut = async (path: string, letters: string) =>
    cutFont(cache, { file: await readFile(path), axes: { ...axes, ...rest } }, letters, format, textFeatures)
  const name = `${textFontOf(theme)}-text`
  const file = await cut(latin, latinLetters)
  const main = hashedFile(`${name}.${ending}`, file)
  const further =
    extended === null
      ? []
      : [hashedFile(`${name}-more.${ending}`, await cut(extended, furtherLetters.letters))]
  return {
    url: main.url,
    others: further.map(({ url }) => ({ url, range: furtherLetters.range })),
    files: [main, ...further],
    metrics: fontMetrics(file),
  }
}

/** A page whose texts have no further letters does without the face for them. */
export const textFontFor = (font: TextFont, words: string): TextFont =>
  /[\u0100-\u024f]/u.test(words) ? font : { ...font, others: [] }

/** Regular to bold. */
const axes = { wght: { min: 400, max: 700 } }

export const textFontSource = (theme: Theme) => {
  const name = textFontOf(theme)
  const source = findVariableFont(name)
  if (source) return source
  throw new Error(`No text font "${name}". Install it with "npm i -E @fontsource-variable/${name}".`)
}
