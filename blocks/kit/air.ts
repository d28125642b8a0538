import type { PageLayout } from './page-layout.ts'

/** In the others a section leans on an edge of its ground. */
const even: readonly PageLayout[] = ['standard', 'ticket', 'sheet', 'letter', 'talk']

/** A section of few words has less air above and below. */
export const airOf = (layout: PageLayout, words: readonly (string | undefined)[]) =>
  even.includes(layout) && words.join(' ').length <= 240 ? 'sec-dense' : undefined
