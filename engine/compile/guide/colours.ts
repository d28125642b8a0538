import type { Theme } from '../../campaign/theme/theme.ts'

/** What a guide is painted with: the coach's colours by the names that drawn pictures use, and a hairline. */
export type GuideColours = ReturnType<typeof coloursOf>

export const coloursOf = (theme: Theme) => ({
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
  line3: theme.line3,
  error: theme.error,
  ok: theme.ok,
  line: mixed(theme.ink, theme.paper, 0.15),
})

/** `share` of the first colour in the second. Paper knows no `color-mix`. */
const mixed = (front: string, ground: string, share: number): string => {
  const [over, under] = [channelsOf(front), channelsOf(ground)]
  const mix = over.map((value, index) => Math.round(value * share + (under[index] ?? 0) * (1 - share)))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))

/** A paint of a drawn picture with the colours by value; "currentColor" stays. */
export const painted = (paint: string, colours: GuideColours): string =>
  paint
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const colour = new Map(Object.entries(colours)).get(name)
      if (!colour) throw new Error(`A drawn picture is painted with --${name}, which no theme has.`)
      return colour
    })
    .replace(
      /color-mix\(in \w+,\s*(#[0-9a-f]{6}) (\d+)%,\s*(#[0-9a-f]{6})\)/g,
      (_, front: string, share: string, ground: string) => mixed(front, ground, Number(share) / 100),
    )
