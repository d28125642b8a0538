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

/** What a campaign may show in place of its coach's own: `leaks` beside `bars`, `shards` beside `kintsugi`, `jars` beside `guilloche`, `doors` beside `bubbles`. */
export const siblingNames = ['leaks', 'shards', 'jars', 'doors'] as const

export const patternNames = ['contours', 'waves', 'dots', 'mesh'] as const

export const artNames = [...ornamentNames, ...siblingNames, ...patternNames] as const
export type ArtName = (typeof artNames)[number]

/** What a page is about that each suits, and what it shows. */
export const artMeanings: Record<ArtName, string> = {
  citrus: 'food, cooking, nutrition, sugar, health, vitality, portions (a cut fruit)',
  coast: 'moving, travel, arriving, places, property, the sea (a shore with a pin for each place)',
  route: 'purpose, career, direction, steps, courses, a plan (a folded map with a way to a star)',
  bubbles:
    'talking, listening, languages, lessons, mediation, divorce, couples, families, feedback, care (two voices that overlap)',
  bars: 'growth, revenue, sales, marketing, strength, weeks, results (a chart that rises)',
  kintsugi: 'crisis, loss, grief, recovery, healing, resilience (a broken bowl with golden seams)',
  ledger: 'books, taxes, accounting, law, order, planning, time (a sheet with filled cells)',
  guilloche: 'money, saving, investing, debt, worth, freedom (an engraved coin)',
  rays: 'income, abundance, limits, belief, a breakthrough (a sun below a breaking ceiling)',
  seats:
    'speaking, a stage, audiences, music, theatre, shows (a hall with a lamp, lit where seats are taken)',
  matches: 'burnout, energy, motivation, work (matches, burnt out to burning)',
  leaks: 'losses, costs, attention, what is given away (vessels that run out)',
  shards: 'a collapse, an end, starting again (pieces on a cloth that become a bowl)',
  jars: 'budgets, habits, stores, small amounts (jars that are filled with coins one by one)',
  doors: 'keys, access, a house, interiors, a team, what is behind a door (a corridor with numbered doors)',
  contours: 'gardens, nature, hiking, running, depth, calm (lines of height), suits anybody',
  waves: 'sleep, rest, breath, yoga, water, change, evenings (a sun over waves), suits anybody',
  dots: 'data, focus, technology, practice, training a dog, small steps (dots that grow), suits anybody',
  mesh: 'weddings, celebrations, photography, baking, light, warmth, ideas, beginnings, events (rings of light), suits anybody',
}
