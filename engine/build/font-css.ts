import type { Theme } from '../campaign/theme.ts'
import { arialAverageWidth } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'

/**
 * The three faces of display type: `H` in the document itself, so the first paint already shows the brand; `D` from a
 * file; `F` a local font stretched to the same metrics, so that the swap to `D` moves nothing.
 */
export const fontCss = (theme: Theme, font: { url: string; inline?: string; metrics: FontMetrics }): string =>
  [
    font.inline &&
      face('H', [`src:url(data:font/woff2;base64,${font.inline}) format("woff2")`, weight(theme)]),
    face('D', [`src:url(${font.url}) format("woff2")`, weight(theme), 'font-display:swap']),
    fallbackFace(font.metrics),
  ]
    .filter(Boolean)
    .join('')

const face = (family: string, descriptors: string[]) =>
  `@font-face{${[`font-family:${family}`, ...descriptors].join(';')}}`

const weight = (theme: Theme) => `font-weight:${theme.weight}`

const fallbackFace = ({ ascent, descent, lineGap, averageWidth }: FontMetrics) => {
  const scale = averageWidth / arialAverageWidth
  return face('F', [
    'src:local("Arial"),local("Roboto"),local("Liberation Sans")',
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ascent / scale)}`,
    `descent-override:${percent(descent / scale)}`,
    `line-gap-override:${percent(lineGap / scale)}`,
  ])
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`
