import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Theme } from '../../campaign/theme/theme.ts'
import { isSerif } from '../../campaign/theme/text-font.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'
import type { Quality } from '../pages/quality.ts'
import { between, unicodeRange } from './font-letters.ts'
import { cutFont, fontFormat } from './fonts.ts'

export const isArabic = (words: string): boolean => /\p{Script=Arabic}/u.test(words)

/** What Arabic is written in: letters, vowel marks, punctuation, both kinds of figures, and the letters of its names from abroad. */
const letters = [
  '،',
  '؛',
  '؟',
  ...between(0x621, 0x63a),
  ...between(0x640, 0x655),
  ...between(0x660, 0x66c),
  'ٰ',
  'ٱ',
  'پ',
  'چ',
  'ژ',
  'ڤ',
  'ک',
  'گ',
  'ی',
]
export const arabicCharacters = letters.join('')

/** Joins letters by their place in the word. */
const features = [
  'init',
  'medi',
  'fina',
  'isol',
  'rlig',
  'calt',
  'liga',
  'ccmp',
  'locl',
  'kern',
  'mark',
  'mkmk',
]

export type ArabicFont = { titles: HashedFile; texts: HashedFile }

/** No font of a theme has Arabic letters: these are shown beside all of them, in two moods. */
export const loadArabicFont = (
  cache: Cache,
  theme: Theme,
  quality: Quality = 'best',
): Promise<ArabicFont> => {
  const titles = arabicTitles(theme)
  return fonts(cache, `${titles} ${quality}`, async () => {
    const { format, ending } = fontFormat(quality)
    const cut = async (name: ArabicFamily) => {
      const source = { file: await readFile(arabicFile(name)), axes: undefined }
      return hashedFile(`${name}.${ending}`, await cutFont(cache, source, arabicCharacters, format, features))
    }
    return { titles: await cut(titles), texts: await cut(arabicTexts) }
  })
}

const fonts = oncePerCache<ArabicFont>()

export type ArabicFamily = 'noto-naskh-arabic' | 'readex-pro'

export const arabicTexts: ArabicFamily = 'readex-pro'
export const arabicTitles = (theme: Theme): ArabicFamily =>
  isSerif(theme) ? 'noto-naskh-arabic' : arabicTexts

const require = createRequire(import.meta.url)
const arabicFile = (name: ArabicFamily): string =>
  require.resolve(`@fontsource-variable/${name}/files/${name}-arabic-wght-normal.woff2`)

/** Of one weight, for print. */
export const loadArabicPrint = async (cache: Cache, name: ArabicFamily, weight: number): Promise<Buffer> =>
  cutFont(
    cache,
    { file: await readFile(arabicFile(name)), axes: { wght: Math.min(weight, 700) } },
    arabicCharacters,
    'sfnt',
    features,
  )

/**
 * Faces of the families that titles (`E`) and texts (`T`) are set in, for Arabic letters alone. Browsers join faces to one family
 * whose weights are the same.
 */
export const arabicFontCss = ({ weight }: Theme, { titles, texts: small }: ArabicUrls): string =>
  [
    ['E', titles.url, weight],
    ['T', small.url, '400 700'],
  ]
    .map(
      ([family, url, weights]) =>
        `@font-face{font-family:${family};src:url(${url});font-weight:${weights};font-display:swap;unicode-range:${range}}`,
    )
    .join('')

type ArabicUrls = Record<keyof ArabicFont, { url: string }>

const range = unicodeRange(letters)
