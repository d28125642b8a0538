/** How a look sets the sections below its first screen. */
export const pageLayouts = [
  'standard',
  'poster',
  'ticket',
  'stairs',
  'margin',
  'sheet',
  'letter',
  'slices',
  'chart',
  'programme',
  'talk',
] as const
export type PageLayout = (typeof pageLayouts)[number]
