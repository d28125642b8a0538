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
    font.inline && face('H', [`src:url(${fontUrl(font.inline)})`, weight(theme)]),
    face('D', fileOf(theme, font.url)),
    ...(font.others ?? []).map(({ url, range }) =>
      face('E', [...fileOf(theme, url), `unicode-range:${range}`]),
    ),
    fallbackFace('F', font.metrics),
  ]
    .filter(Boolean)
    .join('')

/** `base64`: of a woff2. */
export const fontUrl = (base64: string) => `data:font/woff2;base64,${base64}`

type TextFaces = Required<Pick<Font, 'url' | 'others' | 'metrics'>>

/** `T`: the texts' font, `U`: the fallback until it has loaded. */
export const textFontCss = ({ url, others, metrics }: TextFaces): string =>
  [
    face('T', textFileOf(url)),
    ...others.map((other) => face('T', [...textFileOf(other.url), `unicode-range:${other.range}`])),
    fallbackFace('U', { ...metrics, averageWidth: metrics.averageWidth * widthInTexts }),
  ].join('')

const textFileOf = (url: string) => [`src:url(${url})`, 'font-weight:400 700', 'font-display:swap']

/** The samples' texts, with their capitals and kerning, beside the same texts in Arial: all fonts come out narrower by this. */
const widthInTexts = 0.987

const face = (family: string, descriptors: string[]) =>
  `@font-face{${[`font-family:${family}`, ...descriptors].join(';')}}`

const fileOf = (theme: Theme, url: string) => [`src:url(${url})`, weight(theme), 'font-display:swap']

const weight = (theme: Theme) => `font-weight:${theme.weight}`

const fallbackFace = (family: string, { ascent, descent, lineGap, averageWidth }: FontMetrics) => {
  const scale = averageWidth / arialAverageWidth
  return face(family, [
    'src:local("Arial"),local("Roboto"),local("Liberation Sans")',
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ascent / scale)}`,
    `descent-override:${percent(descent / scale)}`,
    `line-gap-override:${percent(lineGap / scale)}`,
  ])
}

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`
