import type { Theme } from '../../campaign/theme/theme.ts'
import { arialAverageWidth } from './font-metrics.ts'
import type { FontMetrics } from './font-metrics.ts'

type Font = {
  url: string
  others?: { url: string; range: string }[]
  inline?: string
  metrics: FontMetrics
}

export const fontCss = (theme: Theme, font: Font): string =>
  [
    font.inline && face('H', [`src:url(data:font/woff2;base64,${font.inline})`, weight(theme)]),
    face('D', fileOf(theme, font.url)),
    ...(font.others ?? []).map(({ url, range }) =>
      face('E', [...fileOf(theme, url), `unicode-range:${range}`]),
    ),
    fallbackFace(font.metrics),
  ]
    .filter(Boolean)
    .join('')

const face = (family: string, descriptors: string[]) =>
  `@font-face{${[`font-family:${family}`, ...descriptors].join(';')}}`

const fileOf = (theme: Theme, url: string) => [`src:url(${url})`, weight(theme), 'font-display:swap']

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
