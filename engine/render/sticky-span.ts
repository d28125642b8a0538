import type { Page } from '../campaign/schema/page.ts'
import { stickySections } from '../campaign/schema/sticky-sections.ts'

type Section = Page['sections'][number]

/**
 * The first sections of a page whose form is sticky, in the order of the document: the hero, then the form where it is
 * placed in the hero. Empty where the form stays in its place.
 */
export const stickySpan = (sections: Section[]): Section[] => {
  const form = sections.find((section) => section.type === 'form')
  if (!form?.sticky) return []
  const shown = sections.filter(({ type }) => type !== 'success' && type !== 'footer')
  const others = shown.filter((section) => section !== form).slice(0, stickySections)
  if (others[0]?.type !== 'hero') return []
  if (form.placement === 'hero') return others.toSpliced(1, 0, form)
  const at = shown.indexOf(form)
  return at > 0 && at <= others.length ? others.toSpliced(at, 0, form) : []
}
