import { readFile } from 'node:fs/promises'
import type { Theme } from '../../campaign/theme/theme.ts'
import { dirOf, usualLang } from '../../words/lang.ts'
import type { Lang } from '../../words/lang.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { arabicTexts, arabicTitles, loadArabicPrint } from '../fonts/arabic-font.ts'
import type { ArabicFamily } from '../fonts/arabic-font.ts'
import { textFontFile } from '../fonts/font-file.ts'
import { cutFont, loadPrintFont } from '../fonts/fonts.ts'
import { extendedCharacters, latinCharacters } from '../guide/printable.ts'
import { openTypeFace } from './type-face.ts'
import type { TypeFace } from './type-face.ts'

export type Faces = {
  display: TypeFace
  text: TypeFace
}

export const loadFaces = async (cache: Cache, theme: Theme, lang: Lang = usualLang): Promise<Faces> => {
  const isRightToLeft = dirOf(lang) === 'rtl'
  const key = isRightToLeft ? ` ${lang}` : ''
  const arabic = async (name: ArabicFamily, weight: number) =>
    isRightToLeft ? [await loadArabicPrint(cache, name, weight)] : []
  return {
    display: await openedFace(cache, `${theme.font} ${theme.weight}${key}`, async () => {
      const { sfnt } = await loadPrintFont(cache, theme)
      return openTypeFace([sfnt, ...(await arabic(arabicTitles(theme), theme.weight))], { isRightToLeft })
    }),
    text: await openedFace(cache, `text${key}`, async () => {
      const latin = await textFont(cache, 'latin', latinCharacters)
      const extended = await textFont(cache, 'extended', extendedCharacters)
      return openTypeFace([latin, extended, ...(await arabic(arabicTexts, textWeight))], { isRightToLeft })
    }),
  }
}

const textWeight = 600

/** Opened once for all pages: a font reads each of its characters only the first time. */
const openedFace = oncePerCache<TypeFace>()

const textFont = async (cache: Cache, part: 'latin' | 'extended', characters: string) => {
  const source = { file: await readFile(textFontFile(part, 'normal')), axes: { wght: textWeight } }
  return cutFont(cache, source, characters, 'sfnt')
}

/** The display font, or the text font for words it lacks a character of: two fonts in one word would look like a fault. */
export const displayFor = ({ display, text }: Faces, words: string): TypeFace =>
  display.has(words) ? display : text
