import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Theme } from '../campaign/theme.ts'
import type { Cache } from './cache.ts'
import { findFontFile } from './font-file.ts'
import { fontMetrics } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'

/** A coach's display font, cut to what pages in our languages need. */
export type DisplayFont = {
  /** Latin-1 and typographic signs, woff2. */
  file: Buffer
  /** Base64 woff2 of only the glyphs of `text`. */
  inline: (text: string) => Promise<string>
  /** The same signs for print. */
  sfnt: Buffer
  metrics: FontMetrics
}

const latin =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  Array.from({ length: 96 }, (_, index) => String.fromCodePoint(160 + index)).join('') +
  'ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›€™−←→'

export const loadDisplayFont = async (cache: Cache, theme: Theme): Promise<DisplayFont> => {
  const source = await fontSource(theme)
  const cut = (text: string, format: 'sfnt' | 'woff2') => cutFont(cache, source, text, format)
  const sfnt = await cut(latin, 'sfnt')
  return {
    file: await cut(latin, 'woff2'),
    inline: async (text) => (await cut(glyphsOf(text), 'woff2')).toString('base64'),
    sfnt,
    metrics: fontMetrics(sfnt),
  }
}

export type FontSource = { file: Buffer; axes: Record<string, number> | undefined }

/** A font with only the signs of `text`, its axes pinned. */
export const cutFont = (
  cache: Cache,
  { file, axes }: FontSource,
  text: string,
  targetFormat: 'sfnt' | 'woff2',
): Promise<Buffer> =>
  cache.bytes(['font', file, text, targetFormat, JSON.stringify(axes ?? null)], () =>
    subsetFont(file, text, {
      targetFormat,
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
      ...(axes && { variationAxes: axes }),
    }),
  )

/** Same letters, same key: the order they come in makes no difference to the font. */
const glyphsOf = (text: string) => [...new Set(` ${text}`)].toSorted().join('')

/** The file of the package that `theme.font` names: variable, or static at its weight. */
export const fontFile = (theme: Theme): string => sourceOf(theme).path

const fontSource = async (theme: Theme): Promise<FontSource> => {
  const { path, axes } = sourceOf(theme)
  return { file: await readFile(path), axes }
}

const sourceOf = (theme: Theme) => {
  const source = findFontFile(theme)
  if (source) return source
  const { font, weight } = theme
  throw new Error(
    `No display font "${font}" of weight ${weight}. Install it with "npm i -E @fontsource/${font}" or "npm i -E @fontsource-variable/${font}".`,
  )
}
