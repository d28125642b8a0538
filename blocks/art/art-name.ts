/** Drawings that belong to one coach. */
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

/** Drawings that suit any coach; moods choose from them. */
export const patternNames = ['contours', 'waves', 'dots', 'mesh'] as const

export const artNames = [...ornamentNames, ...patternNames] as const
export type ArtName = (typeof artNames)[number]
