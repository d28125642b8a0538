/** Drawings that belong to one coach: a metaphor that nobody else could have. */
export const ornamentNames = [
  'citrus',
  'coast',
  'route',
  'bubbles',
  'bars',
  'kintsugi',
  'ledger',
  'guilloche',
  'rays',
  'seats',
  'matches',
] as const

/** Quiet drawings that suit any coach: what a mood word chooses from. */
export const patternNames = ['contours', 'waves', 'dots', 'mesh'] as const

export const artNames = [...ornamentNames, ...patternNames] as const
export type ArtName = (typeof artNames)[number]
