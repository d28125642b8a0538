import type { Portrait } from './portrait.ts'

export const drawnScheme = 'drawn:'

export const portraitSource = ({ src, drawn }: Portrait): string =>
  src ?? `${drawnScheme}${JSON.stringify(drawn)}`
