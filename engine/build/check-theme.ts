import { Theme } from '../campaign/theme.ts'
import { faintPairs } from './contrast.ts'
import type { CoachDraft, Drafts } from './drafts.ts'
import { findFontFile, installedFonts } from './font-file.ts'
import type { Problem } from './problem.ts'
import { didYouMean } from './schema-problems.ts'
import { isWritten, placeOf } from './yaml-file.ts'

/** Every colour can be read on the grounds it is used on, and the display font is there. */
export const checkThemes = ({ coaches }: Drafts): Problem[] =>
  [...coaches.values()].flatMap((draft) => {
    const theme = Theme.safeParse(draft.raw['theme'])
    return theme.success ? [...faintColours(draft, theme.data), ...missingFont(draft, theme.data)] : []
  })

const faintColours = ({ source }: CoachDraft, theme: Theme): Problem[] =>
  faintPairs(theme).map(({ front, ground, ratio, least }) => {
    const isOwn = isWritten(source.yaml, ['theme', front])
    const at = isOwn || ground === 'white' ? front : ground
    return source.report(['theme', at], {
      rule: 'contrast',
      message: `"${front}" (${theme[front]}) on ${ground} has a contrast of ${floor(ratio)}:1, but ${least}:1 is needed.`,
      fix: 'Make the two differ more in lightness.',
      ...(isOwn && ground !== 'white' && { related: [placeOf(source.yaml, ['theme', ground])] }),
    })
  })

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
