import type { Page } from './page.ts'

export const embedsOf = (page: Pick<Page, 'sections'>): string[] =>
  page.sections.flatMap((section) =>
    section.type === 'scheduler' && section.variant === 'embed' && section.calendar.startsWith('https:')
      ? [section.calendar]
      : [],
  )
