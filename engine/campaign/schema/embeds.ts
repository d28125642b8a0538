import type { Page } from './page.ts'

/** Addresses of the calendars embedded in a page; nearly every page has none. */
export const embedsOf = (page: Pick<Page, 'sections'>): string[] =>
  page.sections.flatMap((section) =>
    section.type === 'scheduler' && section.variant === 'embed' && section.calendar.startsWith('https:')
      ? [section.calendar]
      : [],
  )
