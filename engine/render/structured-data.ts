import { coverName } from '../../blocks/kit/cover.ts'
import { isOnSite } from '../campaign/schema/on-site.ts'
import type { Page, PageEvent } from '../campaign/schema/page.ts'

const book = ({ sections }: Page) =>
  sections.flatMap((section) => ('book' in section && section.book ? [section.book] : []))[0]

/** What search engines read of a page, in the words of schema.org: who makes it, and its event, guide and questions. */
export const structuredData = (page: Page) => {
  const { coach, canonical, sections, event } = page
  const person = { '@type': 'Person', name: coach.name }
  const owner = { '@type': 'Organization', name: coach.brand, url: new URL('/', canonical).href }
  const guide = book(page)
  const questions = sections.flatMap((section) => (section.type === 'faq' ? section.questions : []))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...owner, founder: person },
      ...(event ? [eventData(event, page, { owner, person })] : []),
      ...(guide
        ? [{ '@type': 'Book', name: coverName({ ...guide, author: undefined }, ''), author: person }]
        : []),
      ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions.map(questionData) }] : []),
    ],
  }
}

/** A meeting link is for guests: an event without an address takes place at its page. */
const eventData = (
  event: PageEvent,
  { canonical: url, seo, lang, coach, sections }: Page,
  { owner, person }: { owner: object; person: object },
) => ({
  '@type': 'Event',
  name: event.name,
  description: seo.description,
  ...(lang && { inLanguage: lang }),
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: `https://schema.org/Event${event.cancelled ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: `https://schema.org/${isOnSite(event) ? 'Offline' : 'Online'}EventAttendanceMode`,
  location: isOnSite(event)
    ? {
        '@type': 'Place',
        name: event.address ?? coach.brand,
        ...(event.address !== undefined && { address: event.address }),
      }
    : { '@type': 'VirtualLocation', url },
  offers: { '@type': 'Offer', ...(isFree(sections) && { price: 0, priceCurrency: 'USD' }), url },
  organizer: owner,
  performer: person,
})

/** Where its first screen or its form says so: what an event costs is words. */
const isFree = (sections: Page['sections']): boolean =>
  sections.every(({ type }) => type !== 'pricing') &&
  sections.some(
    (section) =>
      (section.type === 'hero' &&
        [section.eyebrow, ...(section.facts ?? []).map(({ text }) => text)].some(saysFree)) ||
      (section.type === 'form' && [section.text, section.button.label].some(saysFree)),
  )

const saysFree = (text = ''): boolean =>
  /(?<![\p{L}-])(free|kostenlos|kostenfrei|gratis|gratuit)|مجان/iu.test(text)

const questionData = ({ question, answer }: { question: string; answer: string }) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
