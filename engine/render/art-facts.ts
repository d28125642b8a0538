import type { ArtFacts } from '../../blocks/art/drawings/drawing.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'

/**
 * What drawings may show of the page: the number in large on its book, such as "10", else the one that the facts of its
 * first screen begin with, such as "30 minutes"; and how many seats are taken.
 */
export const artFacts = (sections: Page['sections'], state?: FormState): ArtFacts => {
  const marks = sections.map((section) => ('book' in section ? section.book?.mark : undefined))
  const count = numberIn(marks, /^[1-9]\d?$/)
  const facts = sections.flatMap((section) => (section.type === 'hero' ? (section.facts ?? []) : []))
  const figure =
    count ??
    numberIn(
      facts.map(({ text }) => text),
      /^[1-9]\d?(?= )/,
    )
  const share = shareTaken(state)
  return {
    ...(count !== undefined && { count }),
    ...(figure !== undefined && { figure }),
    ...(share !== undefined && { share }),
  }
}

/** The first number that a text holds in this place. */
const numberIn = (texts: readonly (string | undefined)[], place: RegExp): number | undefined => {
  for (const text of texts) {
    const [found] = place.exec(text ?? '') ?? []
    if (found !== undefined) return Number(found)
  }
  return undefined
}

const shareTaken = ({ closed, seats }: Partial<FormState> = {}): number | undefined => {
  if (closed === 'full') return 1
  return seats && 1 - seats.left / seats.capacity
}
