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

/** What a campaign may show in place of its coach's own: `leaks` beside `bars`, `shards` beside `kintsugi`, `jars` beside `guilloche`. */
export const siblingNames = ['leaks', 'shards', 'jars'] as const

export const patternNames = ['contours', 'waves', 'dots', 'mesh'] as const

export const artNames = [...ornamentNames, ...siblingNames, ...patternNames] as const
export type ArtName = (typeof artNames)[number]
