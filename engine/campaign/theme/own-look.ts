import { coloursOf } from './derive-theme.ts'
import { definedOf } from './theme.ts'
import type { CampaignTheme, Theme } from './theme.ts'
import type { CoachTheme } from './theme-file.ts'

/** A campaign's look over the coach's: a drawing that it names, by either key, replaces the coach's. */
export const withOwnLook = (
  { brief, drawing, ...coach }: CoachTheme,
  own: CampaignTheme | undefined,
): Theme => ({
  ...coach,
  ...(drawing && own?.art === undefined && { drawing }),
  ...definedOf(own),
  ...(brief && own && coloursOf({ ...brief, ...definedOf(own) })),
})
