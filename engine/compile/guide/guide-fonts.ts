import { readFile } from 'node:fs/promises'
import { Font } from '@react-pdf/renderer'
import type { Theme } from '../../campaign/theme/theme.ts'
import type { Cache } from '../bundle/cache.ts'
import { contentHash } from '../bundle/content-hash.ts'
import { arabicTitles, isArabic, loadArabicPrint } from '../fonts/arabic-font.ts'
import type { ArabicFamily } from '../fonts/arabic-font.ts'
import { textFontFile } from '../fonts/font-file.ts'
import { cutFont, loadPrintFont } from '../fonts/fonts.ts'
import { extendedCharacters, isExtended, latinCharacters } from './printable.ts'

/** Names of font families, best first: a character that one lacks is taken from the next. */
export type GuideFonts = { display: string[]; text: string[] }

export const loadGuideFonts = async (cache: Cache, theme: Theme, words: string): Promise<GuideFonts> => {
  Font.registerHyphenationCallback(partsOf)
  const { sfnt } = await loadPrintFont(cache, theme)
  const display = register(`Display ${contentHash(sfnt).slice(0, 12)}`, [
    { data: sfnt, weight: 400, style: 'normal' },
  ])
  const latin = register('Text', await textFaces(cache, 'latin', latinCharacters))
  const arabic = isArabic(words) ? await arabicFaces(cache, theme) : { display: [], text: [] }
  if (!isExtended(words))
    return { display: [display, latin, ...arabic.display], text: [latin, ...arabic.text] }
  const extended = register('Text extended', await textFaces(cache, 'extended', extendedCharacters))
  return {
    display: [display, latin, extended, ...arabic.display],
    text: [latin, extended, ...arabic.text],
  }
}

const arabicFaces = async (cache: Cache, theme: Theme): Promise<GuideFonts> => {
  const cut = (name: ArabicFamily, weight: number) => loadArabicPrint(cache, name, weight)
  const titles = arabicTitles(theme)
  const text = await Promise.all(
    ([400, 700] as const).flatMap((weight) =>
      (['normal', 'italic'] as const).map(async (style) => ({
        data: named(await cut('readex-pro', weight), names.arabic[weight], 'Regular'),
        weight,
        // Arabic has no slanted letters.
        style,
      })),
    ),
  )
  const display = { data: await cut(titles, theme.weight), weight: 400, style: 'normal' } as const
  return {
    display: [register(`Arabic ${titles} ${theme.weight}`, [display])],
    text: [register('Arabic text', text)],
  }
}

/** A word at the end of a line is never cut in two, but for one that no line could hold: it would run off the sheet. */
const partsOf = (word: string): string[] =>
  word.length > longestWord ? [...word.matchAll(/.{1,12}/gsu)].map(([part]) => part) : [word]
const longestWord = 36

type Face = { data: Buffer; weight: number; style: 'normal' | 'italic' }

const textFaces = (cache: Cache, part: 'latin' | 'extended', characters: string): Promise<Face[]> => {
  const styles = (['normal', 'italic'] as const).flatMap((style) =>
    ([400, 700] as const).map((weight) => ({ style, weight })),
  )
  return Promise.all(
    styles.map(async ({ style, weight }) => {
      const source = { file: await readFile(textFontFile(part, style)), axes: { wght: weight } }
      const cut = await cutFont(cache, source, characters, 'sfnt')
      return { data: named(cut, names[part][weight]), weight, style }
    }),
  )
}

/** As long as the word of the font's own name that they stand in for. */
const names = {
  latin: { 400: 'Roman', 700: 'Heavy' },
  extended: { 400: 'RomEx', 700: 'HevEx' },
  arabic: { 400: 'Regular', 700: 'Heavier' },
}

/** All weights cut out of one variable font have one name, and a PDF would hold each anew at every change. */
const named = (font: Buffer, name: string, own = 'Light'): Buffer => {
  const forms = [(text: string) => Buffer.from(text, 'latin1'), (text: string) => utf16(text)]
  const copy = Buffer.from(font)
  for (const form of forms)
    for (let at = copy.indexOf(form(own)); at >= 0; at = copy.indexOf(form(own), at + 1))
      form(name).copy(copy, at)
  return copy
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** The library keeps one list of fonts for the whole process. */
const register = (family: string, faces: Face[]): string => {
  if (Font.getRegisteredFontFamilies().includes(family)) return family
  const fonts = faces.map(({ data, weight, style }) => ({
    src: `data:font/ttf;base64,${data.toString('base64')}`,
    fontWeight: weight,
    fontStyle: style,
  }))
  Font.register({ family, fonts })
  return family
}
