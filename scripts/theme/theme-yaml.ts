import type { Theme } from '../../engine/campaign/theme/theme.ts'

/** A whole theme as the lines of a coach's file. */
export const themeYaml = (theme: Theme): string =>
  ['theme:', ...Object.entries(theme).map(([token, value]) => `  ${token}: ${scalar(value)}`)].join('\n')

/** A bare "#" would start a comment. */
const scalar = (value: string | number) => (String(value).startsWith('#') ? `'${value}'` : String(value))
