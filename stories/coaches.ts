import { Coach } from '../engine/campaign/schema/coach.ts'
import { themeCss } from '../engine/campaign/theme/theme-css.ts'
import type { Theme } from '../engine/campaign/theme/theme.ts'

const files = import.meta.glob<unknown>('../campaigns/*/coach.yaml', { import: 'default', eager: true })

/** Every coach, by the name of the folder. */
export const coaches: Record<string, Coach> = Object.fromEntries(
  Object.values(files)
    .map((file) => Coach.parse(file))
    .map((coach) => [coach.slug, coach]),
)

/** A coach's look. On pages the build makes the display face; here it is the font's whole file. */
export const lookCss = (theme: Theme): string =>
  `${themeCss(theme)}:root{--display:"${theme.font}",Georgia,serif}`
