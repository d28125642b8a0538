import { videoLinkOf } from '../../../blocks/kit/video-link.ts'
import type { Page } from './page.ts'

/** Calendars of other hosts. */
export const embedsOf = (page: Pick<Page, 'sections'>): string[] =>
  page.sections.flatMap((section) =>
    section.type === 'scheduler' && section.variant === 'embed' && section.calendar.startsWith('https:')
      ? [section.calendar]
      : [],
  )

/** Players of films at other hosts. */
export const playersOf = (page: Pick<Page, 'sections'>): string[] =>
  page.sections.flatMap((section) => {
    const url = section.type === 'media' ? section.video?.url : undefined
    const link = url === undefined ? null : videoLinkOf(url)
    return link ? [link.player] : []
  })

/** Films that this site serves. */
export const ownFilmsOf = (page: Pick<Page, 'sections'>): { file: string; captions?: string | undefined }[] =>
  page.sections.flatMap((section) => {
    const { file, captions } = (section.type === 'media' && section.video) || {}
    return file === undefined ? [] : [{ file, captions }]
  })

/** Origin of the page after the form; undefined: this site's own, or none. */
export const nextOriginOf = ({ sections }: Pick<Page, 'sections'>): string | undefined => {
  const form = sections.find((section) => section.type === 'form')
  const url = typeof form?.after === 'object' ? URL.parse(form.after.url) : null
  return url?.origin
}
