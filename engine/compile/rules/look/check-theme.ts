import { deriveTheme } from '../../../campaign/theme/derive-theme.ts'
import type { Brief } from '../../../campaign/theme/derive-theme.ts'
import { toOklch } from '../../../campaign/theme/oklch.ts'
import { nearestColour } from '../../../campaign/theme/nearest-colour.ts'
import { ThemeFile } from '../../../campaign/theme/theme-file.ts'
import type { CoachTheme } from '../../../campaign/theme/theme-file.ts'
import { withOwnLook } from '../../../campaign/theme/own-look.ts'
import { CampaignTheme, definedOf } from '../../../campaign/theme/theme.ts'
import type { Theme } from '../../../campaign/theme/theme.ts'
import { faintPairs, readableColour } from '../../../campaign/theme/contrast.ts'
import type { Colour, FaintPair } from '../../../campaign/theme/contrast.ts'
import type { ParsedCampaign, ParsedCoach, ParsedFiles } from '../../parse/parsed-files.ts'
import { lazily } from '../../bundle/lazily.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Place, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { isWritten } from '../../read/yaml-find.ts'
import { defineRule } from '../define-rule.ts'
import { fontFaults } from './font-faults.ts'

const checkThemes = ({ coaches, campaigns }: ParsedFiles): Diagnostic[] => {
  const themes = new Map(
    [...coaches].flatMap(([slug, { raw }]) => {
      const theme = ThemeFile.safeParse(raw['theme'])
      return theme.success ? [[slug, theme.data] as const] : []
    }),
  )
  return [
    ...[...coaches.values()].flatMap((parsed) => {
      const theme = themes.get(parsed.folder.slug)
      return theme ? [...faintColours(parsed, theme), ...fontFaults(parsed, theme)] : []
    }),
    ...campaigns.flatMap((parsed) => {
      const theme = themes.get(parsed.coach)
      return theme ? changedColours(parsed, theme) : []
    }),
  ]
}

export const themeRule = defineRule({
  ids: {
    contrast: { says: 'Colours differ enough to be read (WCAG AA).', repairs: true },
    'missing-font': { says: 'The fonts of a look are installed, or in the assets folder.' },
    'font-file': { says: 'A font file has the letters and weights that a page needs, and may be embedded.' },
  },
  check: checkThemes,
})

const faintColours = ({ source }: ParsedCoach, theme: CoachTheme): Diagnostic[] => {
  const isBrief = lazily(() => isWritten(source.yaml, ['theme', 'mood']))
  // Of a brand colour and a mood the derived tokens can be read: what cannot is a token over the top.
  const isOwn = (colour: Colour) =>
    isWritten(source.yaml, ['theme', colour]) && !(isBrief() && colour === 'brand')
  const blamed = ({ front, ground }: FaintPair) => {
    if (isOwn(front) || (ground === 'white' && !isBrief())) return front
    if (ground !== 'white' && (isOwn(ground) || !isBrief())) return ground
    return lightGrounds.find(isOwn) ?? 'brand'
  }
  return byColour(theme, blamed).map(([at, pairs]) => {
    const grounds = pairs.flatMap(({ front, ground }) =>
      isOwn(front) && ground !== 'white' ? [placeOf(source.yaml, ['theme', ground])] : [],
    )
    return source.report(['theme', at], {
      ...faint(theme, pairs, at, readableBrief(theme.brief, theme, at)),
      ...(grounds.length > 0 && { related: onceEach(grounds) }),
    })
  })
}

const onceEach = (places: Place[]): Place[] =>
  places.filter((place, index) => places.findIndex((one) => placeText(one) === placeText(place)) === index)

/** Derived texts fit themselves to these, so a text that cannot be read may be the fault of one. */
const lightGrounds = ['paper', 'paper2'] as const

/** The nearest colour for a token over a derived theme; the derived ones move with it. */
const readableBrief = (brief: Brief | undefined, theme: Theme, at: Colour) =>
  brief &&
  nearestColour(theme[at], (colour) => faintPairs(deriveTheme({ ...brief, [at]: colour })).length === 0)

const changedColours = ({ source, raw }: ParsedCampaign, theme: CoachTheme): Diagnostic[] => {
  if (raw['theme'] === undefined) return []
  const own = CampaignTheme.safeParse(raw['theme'])
  if (!own.success) return []
  const changed = new Map(Object.entries(own.data).filter(([, colour]) => colour !== undefined))
  const merged = withOwnLook(theme, own.data)
  const blamed = ({ front, ground }: FaintPair) => {
    const at = [front, ground].find((token) => changed.has(token))
    return at === 'white' ? undefined : at
  }
  const brief = theme.brief && { ...theme.brief, ...definedOf(own.data) }
  return byColour(merged, blamed).map(([at, pairs]) =>
    source.report(['theme', at], faint(merged, pairs, at, readableBrief(brief, merged, at))),
  )
}

const byColour = (theme: Theme, blamed: (pair: FaintPair) => Colour | undefined): [Colour, FaintPair[]][] => {
  const groups = new Map<Colour, FaintPair[]>()
  for (const pair of faintPairs(theme)) {
    const at = blamed(pair)
    if (at) groups.set(at, [...(groups.get(at) ?? []), pair])
  }
  return [...groups]
}

const faint = (
  theme: Theme,
  pairs: FaintPair[],
  at: Colour,
  better: string | undefined = readableColour(theme, at),
) => {
  const reported = pairs.map(({ front, ground, ratio, least }) => {
    const on = ground === 'white' ? ground : `${ground} (${theme[ground]})`
    return `"${front}" (${theme[front]}) on ${on} has a contrast of ${floor(ratio)}:1, but ${least}:1 is needed`
  })
  return {
    rule: 'contrast',
    message: `${reported.join('; ')}.`,
    fix: better
      ? `${isSimilar(theme[at], better) ? '' : 'No similar colour passes. '}The nearest colour that can be read everywhere: '${better}'.`
      : 'Make the two differ more in lightness.',
    replacement: { of: theme[at], write: better && isSimilar(theme[at], better) ? better : undefined },
  }
}

/** A colour further away in lightness is another colour: dark paper would become grey. */
const isSimilar = (colour: string, other: string) =>
  Math.abs(toOklch(colour).lightness - toOklch(other).lightness) <= 0.2

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)
