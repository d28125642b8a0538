import type { Colour } from './contrast.ts'
import { darkColours } from './dark-theme.ts'
import type { Theme } from './theme.ts'

/** `H`: glyphs of the first screen; `D`: of the page; `E`: of other names; `F`: the fallback until they have loaded. */
export const displayStack = 'H,D,E,F,Georgia,serif'

export type LookTheme = Omit<Theme, 'font' | 'art' | 'hero' | 'layout'>

export const themeCss = (theme: LookTheme): string =>
  `:root{${themeProperties(theme).join(';')}}${theme.page === 'dark' ? darkCss(theme) : ''}${wordsCss(theme)}`

/** Paper stays white. */
const darkCss = (theme: LookTheme) => {
  const dark = darkColours(theme)
  const more = {
    'dark-card': dark.card,
    'dark-field': dark.paper,
    'dark-warm': dark.warm,
    'dark-on-pale': dark.onInk,
    'dark-on-accent': dark.deep,
    'dark-on-brand': dark.onBrand,
    'dark-pale': dark.onDeep,
    'dark-figure': dark.ink,
    'dark-shadow': '#000',
    'dark-act': dark.act,
    'dark-on-act': dark.onAct,
    'dark-mono': 'brightness(0) invert(1)',
    cta: dark.act,
    'on-cta': dark.onAct,
    focus: dark.act,
  }
  return `@media screen{:root{color-scheme:dark;${written({ ...themeColours(dark), ...more })}}}`
}

/** The heaviest faces nearly close the gaps between words. */
const wordsCss = ({ weight }: LookTheme) =>
  weight > 800 ? 'h1,h2,blockquote,.fit-sentences{word-spacing:.06em}' : ''

export const themeColours = (theme: Pick<Theme, Colour>) => ({
  paper: theme.paper,
  paper2: theme.paper2,
  ink: theme.ink,
  ink2: theme.ink2,
  brand: theme.brand,
  'on-brand': theme.onBrand,
  'brand-ink': theme.brandInk,
  accent: theme.accent,
  deep: theme.deep,
  'on-deep': theme.onDeep,
  'on-deep2': theme.onDeep2,
  line: 'color-mix(in oklab,var(--ink) 15%,var(--paper))',
  line3: theme.line3,
  error: theme.error,
  ok: theme.ok,
})

const themeProperties = (theme: LookTheme) => [
  written(themeColours(theme)),
  `--display:${displayStack}`,
  `--hw:${theme.weight}`,
  `--track:${theme.tracking}em`,
  `--lead:${theme.leading}`,
  `--ds:${theme.scale}`,
  `--h2:${round(theme.scale * theme.titles)}`,
  `--sp:${theme.spacing}`,
  `--left:${round((7 * theme.split) / (12 - theme.split))}fr`,
  `--r:${theme.radius}px`,
  `--rb:${theme.buttonRadius}px`,
]

const written = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

const round = (value: number) => Math.round(value * 1000) / 1000
