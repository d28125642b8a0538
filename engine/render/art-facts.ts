import type { ArtFacts } from '../../blocks/art/drawings/drawing.ts'
import { spentOf, totalOf } from '../../blocks/benefits/drawn/minutes-of.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'

export const artFacts = (sections: Page['sections'], state?: FormState): ArtFacts => {
  const marks = sections.map((section) => ('book' in section ? section.book?.mark : undefined))
  const count = numberIn(marks, /^[1-9]\d?$/) ?? numbered(sections)
  const drawn = drawnItems(sections)
  const facts = sections.flatMap((section) => (section.type === 'hero' ? (section.facts ?? []) : []))
  const [, figure, unit] = firstMatch(
    facts.map(({ text }) => text),
    /^([1-9]\d?) (\p{L}*)/u,
  )
  const written = sections.find((section) => section.type === 'hero')?.written
  const ending = sections.findLast((section) => section.type === 'cta')?.written
  return {
    written,
    ending,
    count,
    parts: drawn?.length,
    minutes: drawn && totalOf(drawn) !== undefined ? spentOf(drawn) : undefined,
    inland: inlandOf(drawn),
    quoted: quotedIn(drawn),
    figure: figure === undefined ? undefined : Number(figure),
    unit,
    share: shareTaken(state),
  }
}

export const endsWithArt = (sections: Page['sections']): boolean =>
  sections.some((section) => section.type === 'cta' && section.variant === 'echo')

const drawnItems = (sections: Page['sections']) =>
  sections.flatMap((section) =>
    section.type === 'benefits' && section.variant === 'drawn' ? [section.items] : [],
  )[0]

/** Where the file says it of each. */
const inlandOf = (items: ReturnType<typeof drawnItems> = []) => {
  const all = items.flatMap(({ inland }) => inland ?? [])
  return all.length > 0 && all.length === items.length ? all : undefined
}

const quotedIn = (items: ReturnType<typeof drawnItems> = []): string | undefined =>
  items.flatMap(({ text }) => /[“„«]\s*([^”“»]+?)\s*[”“»]/.exec(text ?? '')?.[1] ?? [])[0]

/** A list whose entries the page numbers itself. */
const numbered = (sections: Page['sections']): number | undefined => {
  for (const section of sections)
    if (section.type === 'benefits' && (section.variant === 'index' || section.variant === 'drawn'))
      if (section.items.every(({ mark }) => mark === undefined)) return section.items.length
  return undefined
}

const numberIn = (texts: readonly (string | undefined)[], place: RegExp): number | undefined => {
  const [found] = firstMatch(texts, place)
  return found === undefined ? undefined : Number(found)
}

const firstMatch = (texts: readonly (string | undefined)[], place: RegExp): readonly (string | undefined)[] =>
  texts.map((text) => place.exec(text ?? '')).find((match) => match !== null) ?? []

const shareTaken = ({ closed, seats }: Partial<FormState> = {}): number | undefined => {
  if (closed === 'full') return 1
  return seats && 1 - seats.left / seats.capacity
}
