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

export const patternNames = ['contours', 'waves', 'dots', 'mesh'] as const

export const artNames = [...ornamentNames, ...patternNames] as const
export type ArtName = (typeof artNames)[number]
