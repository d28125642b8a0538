import { Theme, ThemeColours } from '../campaign/theme.ts'
import { faintPairs, readableColour } from './contrast.ts'
import type { Colour, FaintPair } from './contrast.ts'
import type { CampaignDraft, CoachDraft, Drafts } from './drafts.ts'
import { findFontFile, installedFonts } from './font-file.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './schema-problems.ts'
import { isWritten, placeOf } from './yaml-file.ts'

/** Every colour can be read on the grounds it is used on, campaign by campaign, and the display font is there. */
export const checkThemes = ({ coaches, campaigns }: Drafts): Problem[] => {
  const themes = new Map(
    [...coaches].flatMap(([slug, { raw }]) => {
      const theme = Theme.safeParse(raw['theme'])
      return theme.success ? [[slug, theme.data] as const] : []
    }),
  )
  return [
    ...[...coaches.values()].flatMap((draft) => {
      const theme = themes.get(draft.folder.slug)
      return theme ? [...faintColours(draft, theme), ...missingFont(draft, theme)] : []
    }),
    ...campaigns.flatMap((draft) => {
      const theme = themes.get(draft.coach)
      return theme ? changedColours(draft, theme) : []
    }),
  ]
}

const faintColours = ({ source }: CoachDraft, theme: Theme): Problem[] => {
  const isOwn = (colour: Colour) => isWritten(source.yaml, ['theme', colour])
  const blamed = ({ front, ground }: FaintPair) => (isOwn(front) || ground === 'white' ? front : ground)
  return byColour(theme, blamed).map(([at, pairs]) => {
    const grounds = pairs.flatMap(({ front, ground }) =>
      isOwn(front) && ground !== 'white' ? [placeOf(source.yaml, ['theme', ground])] : [],
    )
    return source.report(['theme', at], {
      ...faint(theme, pairs, at),
      ...(grounds.length > 0 && { related: grounds }),
    })
  })
}

/** A campaign answers for the colours that it changes; the others are the coach's. */
const changedColours = ({ source, raw }: CampaignDraft, theme: Theme): Problem[] => {
  if (raw['theme'] === undefined) return []
  const own = ThemeColours.safeParse(raw['theme'])
  if (!own.success) return []
  const changed = new Map(Object.entries(own.data).filter(([, colour]) => colour !== undefined))
  const merged: Theme = { ...theme, ...Object.fromEntries(changed) }
  const blamed = ({ front, ground }: FaintPair) => {
    const at = [front, ground].find((token) => changed.has(token))
    return at === 'white' ? undefined : at
  }
  return byColour(merged, blamed).map(([at, pairs]) => source.report(['theme', at], faint(merged, pairs, at)))
}

/** Every pair that cannot be read, under the one colour to change. */
const byColour = (theme: Theme, blamed: (pair: FaintPair) => Colour | undefined): [Colour, FaintPair[]][] => {
  const groups = new Map<Colour, FaintPair[]>()
  for (const pair of faintPairs(theme)) {
    const at = blamed(pair)
    if (at) groups.set(at, [...(groups.get(at) ?? []), pair])
  }
  return [...groups]
}

const faint = (theme: Theme, pairs: FaintPair[], at: Colour) => {
  const better = readableColour(theme, at)
  const told = pairs.map(({ front, ground, ratio, least }) => {
    const on = ground === 'white' ? ground : `${ground} (${theme[ground]})`
    return `"${front}" (${theme[front]}) on ${on} has a contrast of ${floor(ratio)}:1, but ${least}:1 is needed`
  })
  return {
    rule: 'contrast',
    message: `${told.join('; ')}.`,
    fix: better
      ? `The nearest colour that can be read everywhere: '${better}'.`
      : 'Make the two differ more in lightness.',
  }
}

/** 4.497 must not read as 4.5. */
const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

const missingFont = ({ source }: CoachDraft, theme: Theme): Problem[] => {
  if (findFontFile(theme)) return []
  const { font, weight } = theme
  const others = installedFonts()
  return [
    source.report(['theme', 'font'], {
      rule: 'missing-font',
      message: `no display font "${font}" of weight ${weight} is installed.`,
      fix: others.includes(font)
        ? 'Choose another weight.'
        : `${didYouMean(font, others)}Installed: ${others.join(', ')}. A developer can add it: "npm i -E @fontsource/${font}".`,
    }),
  ]
}
