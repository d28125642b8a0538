import type { ArtFacts } from '../../blocks/kit/art/drawing.ts'
import type { Page } from '../campaign/page.ts'
import type { FormState } from '../campaign/view.ts'

/** What drawings may show of the page: the number in large on its book, such as "10", and how many seats are taken. */
export const artFacts = (sections: Page['sections'], state?: FormState): ArtFacts => {
  const marks = sections.map((section) => ('book' in section ? section.book?.mark : undefined))
  const count = Number(marks.find((mark) => /^[1-9]\d?$/.test(mark ?? '')))
  const share = shareTaken(state)
  return { ...(!Number.isNaN(count) && { count }), ...(share !== undefined && { share }) }
}

const shareTaken = ({ closed, seats }: Partial<FormState> = {}): number | undefined => {
  if (closed === 'full') return 1
  return seats && 1 - seats.left / seats.capacity
}
