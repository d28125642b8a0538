import type { Portrait } from './portrait.ts'

/** What the name of a drawn picture begins with; the rest is its description. */
export const drawnScheme = 'drawn:'

/** The name under which a page finds a portrait's address. */
export const portraitSource = ({ src, drawn }: Portrait): string =>
  src ?? `${drawnScheme}${JSON.stringify(drawn)}`
