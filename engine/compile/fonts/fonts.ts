import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Theme } from '../../campaign/theme/theme.ts'
import { oncePerCache } from '../bundle/cache.ts'
import type { Cache } from '../bundle/cache.ts'
import { displayFigureFeatures, figureFeatures } from './figure-features.ts'
import { findFontFile } from './font-file.ts'
import { furtherLetters, latin, lettersFor } from './font-letters.ts'
import type { Letters } from './font-letters.ts'
import { fontMetrics, openFont } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'
import { loosenGaps } from './loosen-gaps.ts'
import type { Quality } from '../pages/quality.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import type { HashedFile } from '../bundle/hashed-file.ts'

type DisplayFont = Awaited<ReturnType<typeof readDisplayFont>>

/** Packing takes most of a font's time: a quick one is packed as it is asked for, as texts are. */
export const loadDisplayFont = (
  cache: Cache,
  theme: Theme,
  words = '',
  quality: Quality = 'best',
): Promise<DisplayFont> => {
  const spaced = theme.tracking === 0 ? 'joined' : 'spaced'
  const key = [theme.font, theme.weight, spaced, quality, words].join(' ')
  return displayFonts(cache, key, () => readDisplayFont(cache, theme, words, quality))
}

export const fontFormat = (quality: Quality) =>
  quality === 'quick'
    ? ({ format: 'sfnt', ending: 'ttf' } as const)
    : ({ format: 'woff2', ending: 'woff2' } as const)

const displayFonts = oncePerCache<DisplayFont>()

const readDisplayFont = async (cache: Cache, theme: Theme, words: string, quality: Quality) => {
  const { format, ending } = fontFormat(quality)
  const { page, western, further } = lettersFor(words)
  const source = await fontSource(cache, theme)
  const features = theme.tracking === 0 ? [...shaping, ...ligatures] : shaping
  const cut = (text: string, from: FontSource = source, more: string[] = []) =>
    cutFont(cache, from, text, format, [...features, ...more])
  const { metrics } = await loadPrintFont(cache, theme)
  const extended = await extendedSource(theme)
  const parts = {
    file: await cut(page, source, source.figures),
    // Of two faces that both name a letter, browsers use the later one.
    others: [
      ...(extended ? [{ ...further, name: 'more', file: await cut(further.letters, extended) }] : []),
      { ...western, name: 'western', file: await cut(western.letters) },
    ],
  }
  return {
    ...parts,
    served: servedFiles(theme.font, ending, parts),
    /** Base64 woff2 of only the glyphs of `text`. */
    inline: async (text: string) =>
      (await cutFont(cache, source, glyphsOf(text), format, features, unused)).toString('base64'),
    metrics,
  }
}

export const loadPrintFont = async (
  cache: Cache,
  theme: Theme,
): Promise<{ sfnt: Buffer; metrics: FontMetrics }> => {
  const sfnt = await cutFont(cache, await fontSource(cache, theme), latin, 'sfnt')
  return { sfnt, metrics: fontMetrics(sfnt) }
}

type FontSource = { file: Buffer; axes: Record<string, number | { min: number; max: number }> | undefined }

export const cutFont = (
  cache: Cache,
  { file, axes }: FontSource,
  text: string,
  targetFormat: 'sfnt' | 'woff2',
  features: readonly string[] = [...shaping, ...ligatures],
  dropTables: readonly string[] = [],
): Promise<Buffer> => {
  const choice = [...features, ...dropTables].join()
  return cache.bytes(['font', file, text, targetFormat, JSON.stringify(axes ?? null), choice], () =>
    subsetFont(file, text, {
      targetFormat,
      noHinting: true,
      keepFeatures: [...features],
      dropTables: [...dropTables],
      ...(axes && { variationAxes: axes }),
    }),
  )
}

const shaping = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']
/** Browsers join no letters that are spaced, so these are dead weight where a theme has a tracking. */
const ligatures = ['liga', 'calt']
/** Tables that whole letters without hints are shown the same without. */
const unused = ['GDEF', 'STAT', 'gasp']
export const textFeatures = [...shaping, ...ligatures, ...figureFeatures]

/** Same letters, same key: the order they come in makes no difference to the font. */
const glyphsOf = (text: string) => [...new Set(` ${text}`)].toSorted().join('')

export const fontFile = (theme: Theme): string => sourceOf(theme).path

export const extendedFontFile = (theme: Theme): string | null => {
  const file = sourceOf(theme).path.replace('-latin-', '-latin-ext-')
  return existsSync(file) ? file : null
}

const extendedSource = async (theme: Theme): Promise<FontSource | null> => {
  const file = extendedFontFile(theme)
  return file === null ? null : { file: await readFile(file), axes: sourceOf(theme).axes }
}

/** As its maker left it, unless some of its words or prices would touch. */
const fontSource = async (cache: Cache, theme: Theme): Promise<FontSource & { figures: string[] }> => {
  const { path, axes } = sourceOf(theme)
  const source = { file: await readFile(path), axes }
  // A copy: who asks at the same time gets the same bytes.
  const whole = Buffer.from(await cutFont(cache, source, everyLetter, 'sfnt', textFeatures))
  const font = openFont(whole)
  const figures = displayFigureFeatures(font)
  return loosenGaps(whole, font, theme.tracking)
    ? { file: whole, axes: undefined, figures }
    : { ...source, figures }
}

const everyLetter = latin + furtherLetters.letters

const sourceOf = (theme: Theme) => {
  const source = findFontFile(theme)
  if (source) return source
  const { font, weight } = theme
  throw new Error(
    `No display font "${font}" of weight ${weight}. Install it with "npm i -E @fontsource/${font}" or "npm i -E @fontsource-variable/${font}".`,
  )
}

type Part = Letters & { name: string; file: Buffer }

/** The files as pages name them. */
const servedFiles = (name: string, ending: string, { file, others }: { file: Buffer; others: Part[] }) => {
  const page = hashedFile(`${name}.${ending}`, file)
  const more = others.map((part) => ({ ...part, ...hashedFile(`${name}-${part.name}.${ending}`, part.file) }))
  return {
    url: page.url,
    others: more.map(({ url, range }) => ({ url, range })),
    files: [page, ...more].map(({ url: at, content }): HashedFile => ({ url: at, content })),
  }
}
