import { Coach } from '../engine/campaign/schema/coach.ts'
import { textFontOf } from '../engine/campaign/theme/text-font.ts'
import { themeCss } from '../engine/campaign/theme/theme-css.ts'
import type { Theme } from '../engine/campaign/theme/theme.ts'

const files = import.meta.glob<unknown>('../campaigns/*/coach.yaml', { import: 'default', eager: true })

export const coaches: Record<string, Coach> = Object.fromEntries(
  Object.values(files)
    .map((file) => Coach.parse(file))
    .map((coach) => [coach.slug, coach]),
)

/** What the toolbar says, as `theme.page` does in a file. */
export const pageIn = ({ page }: Record<string, unknown>): 'light' | 'dark' =>
  page === 'dark' ? 'dark' : 'light'

/** The build subsets the fonts; stories load the whole files. */
export const lookCss = (theme: Theme): string =>
  `${themeCss(theme)}:root{--display:"${theme.font}",Georgia,serif;--font-body:"${textFontOf(theme)}",sans-serif}`
