import { emailPlaceholders, originPlaceholder } from '../release/release.ts'
import type { CompiledEmail, eventPlaceholders } from '../release/release.ts'

type Placeholder = (typeof emailPlaceholders)[number] | typeof originPlaceholder
type EventPlaceholder = (typeof eventPlaceholders)[number]

/** Values of a mail's placeholders; those of an event only if the campaign has one. */
export type EmailValues = Record<Exclude<Placeholder, EventPlaceholder>, string> & EventValues
export type EventValues = Partial<Record<EventPlaceholder, string>>

/** Fills in one pass, so that values cannot add placeholders; escapes the HTML part, removes new lines from the subject. */
export const fillEmail = (email: CompiledEmail, values: EmailValues) => ({
  subject: fill(email.subject, values, (value) => value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
  html: fill(email.html, values, escapeHtml),
  text: fill(email.text, values, (value) => value),
})

const placeholder = new RegExp(`\\{(${[...emailPlaceholders, originPlaceholder].join('|')})\\}`, 'g')

const fill = (text: string, values: EmailValues, escape: (value: string) => string) =>
  // The expression matches only the names of Placeholder.
  text.replace(placeholder, (_, name: string) => escape(values[name as keyof EmailValues] ?? ''))

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
