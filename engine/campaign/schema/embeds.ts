import type { Page } from './page.ts'

export const embedsOf = (page: Pick<Page, 'sections'>): string[] =>
  page.sections.flatMap((section) =>
    section.type === 'scheduler' && section.variant === 'embed' && section.calendar.startsWith('https:')
      ? [section.calendar]
      : [],
  )

/** Origin of the page after the form; undefined: this site's own, or none. */
export const nextOriginOf = ({ sections }: Pick<Page, 'sections'>): string | undefined => {
  const form = sections.find((section) => section.type === 'form')
  const url = typeof form?.after === 'object' ? URL.parse(form.after.url) : null
  return url?.origin
}
