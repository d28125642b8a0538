import type { Page } from '../campaign/page.ts'

/** How many things the page promises: the number in large on its book, such as "10". Drawings may show as many. */
export const artCount = (sections: Page['sections']): number | undefined => {
  const marks = sections.map((section) => ('book' in section ? section.book?.mark : undefined))
  const count = Number(marks.find((mark) => /^[1-9]\d?$/.test(mark ?? '')))
  return Number.isNaN(count) ? undefined : count
}
