import { themeColours } from '../../campaign/theme/theme-css.ts'
import type { Theme } from '../../campaign/theme/theme.ts'

export type GuideColours = ReturnType<typeof coloursOf>

export const coloursOf = (theme: Theme) => ({
  ...themeColours(theme),
  line: mixed(theme.ink, theme.paper, 0.15),
})

const mixed = (front: string, ground: string, share: number): string => {
  const [over, under] = [channelsOf(front), channelsOf(ground)]
  const mix = over.map((value, index) => Math.round(value * share + (under[index] ?? 0) * (1 - share)))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const channelsOf = (colour: string) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))

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
