import type { Coach } from '../../../campaign/schema/coach.ts'
import { wordsOf } from '../../../words/words.ts'
import type { Sections, TemplateOwner } from '../template.ts'

type Part = Sections[number]
type TextPart = Extract<Part, { type: 'text' }>

export const textPart = (
  title: string,
  paragraphs: string[],
  variant: 'beside' | 'pair' = 'beside',
): TextPart => ({ type: 'text', variant, title, paragraphs })

/** What the reader can do is the part to find. */
export const withDeepPart = (title: string, sections: Sections): Sections =>
  sections.map((section) =>
    'title' in section && section.title === title ? { ...section, tone: 'deep' } : section,
  )

export const nameAndAddress = ({ coach, person }: TemplateOwner): string =>
  [person?.name ?? coach, person?.postalAddress].filter(Boolean).join(wordsOf(person?.lang).comma)

export const addressOf = (person: Coach | undefined): string | undefined =>
  person?.sender.replyTo ?? person?.sender.address

export const writeToUs = (address: string | undefined) =>
  address === undefined ? {} : { action: { label: 'Write to us', href: `mailto:${address}` } }

export const more = 'What else there is to say'
export const asOf = (day: string) => `As of ${day}.`

/** The head of a page that promises nothing. */
export const plainHero = (words: { badge: string; title: string }, text: string): Part => ({
  type: 'hero',
  variant: 'plain',
  tone: 'paper',
  eyebrow: words.badge,
  title: words.title,
  text,
})
