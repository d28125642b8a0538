import type { Portrait } from './portrait.ts'

/** Prefix of a drawn picture's name; the rest is its description. */
export const drawnScheme = 'drawn:'

export const portraitSource = ({ src, drawn }: Portrait): string =>
  src ?? `${drawnScheme}${JSON.stringify(drawn)}`
