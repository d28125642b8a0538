import type { ArtFacts } from '../../blocks/art/drawings/drawing.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'

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
  return { count, figure, share: shareTaken(state) }
}

export const endsWithArt = (sections: Page['sections']): boolean =>
  sections.some((section) => section.type === 'cta' && section.variant === 'echo')

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
