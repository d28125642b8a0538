import { openDate, timesOn } from './event-series.ts'
import { eventDate, eventDay } from './event-words.ts'
import type { Page, PageEvent } from './page.ts'

/** Words of a page that a date takes the place of. */
export const pagePlaceholders = ['eventDate', 'eventDay'] as const

/**
 * The page as it says the date of its event; of one that comes again, that `date` ("2026-12-03"), by default its first. The link to
 * the calendar file keeps that date.
 */
export const pageOnDate = (page: Page, date?: string): Page => {
  const event = page.event && eventOn(page.event, date)
  if (!event) return page
  const calendar = `/assets/${page.id}.ics`
  const words: Record<string, string> = {
    eventDate: eventDate(event.startDate, page.lang, event.zone),
    eventDay: eventDay(event.startDate, page.lang, event.zone),
  }
  const say = (text: string) =>
    event.series && text === calendar
      ? `${calendar}?on=${event.startDate.slice(0, 10)}`
      : text.replace(placeholder, (_, name: string) => words[name] ?? '')
  // Only texts change: the type stays the same.
  return { ...page, event, sections: said(page.sections, say) as Page['sections'] }
}

/** The page at its open date. */
export const pageToday = (page: Page, now: Date): Page =>
  pageOnDate(page, page.event?.series && openDate(page.event.series, now))

const placeholder = new RegExp(`\\{(${pagePlaceholders.join('|')})\\}`, 'g')

const eventOn = (event: PageEvent, date: string | undefined): PageEvent => {
  if (!event.series || date === undefined) return event
  const { startsAs, endsAs } = timesOn(event.series, date)
  return { ...event, startDate: startsAs, endDate: endsAs }
}

const said = (part: unknown, say: (text: string) => string): unknown => {
  if (typeof part === 'string') return say(part)
  if (Array.isArray(part)) return part.map((one) => said(one, say))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, said(value, say)]))
}
