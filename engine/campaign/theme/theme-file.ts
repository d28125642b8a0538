import { z } from 'zod'
import { deriveTheme } from './derive-theme.ts'
import type { Brief } from './derive-theme.ts'
import { Mood } from './mood.ts'
import { Theme, themeTokens } from './theme.ts'

/** `brief`: what the colours were derived from, for campaigns with colours of their own. */
export type CoachTheme = Theme & { brief?: Brief }

const WholeTheme = z.strictObject({ mood: z.undefined().optional(), ...Theme.shape })
const BriefTheme = z
  .strictObject(themeTokens)
  .partial()
  .extend({ mood: Mood, brand: themeTokens.brand.describe('The colour that all others are made of.') })

export const ThemeFile = z
  .discriminatedUnion('mood', [WholeTheme, BriefTheme])
  .transform((theme): CoachTheme =>
    theme.mood === undefined ? theme : { ...deriveTheme(theme), brief: theme },
  )
  .describe('The look: a brand colour and a mood, or all tokens.')
