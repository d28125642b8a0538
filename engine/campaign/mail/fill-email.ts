import { emailPlaceholders, originPlaceholder } from '../release/release.ts'
import type { CompiledEmail, eventPlaceholders } from '../release/release.ts'

type Placeholder = (typeof emailPlaceholders)[number] | typeof originPlaceholder
type EventPlaceholder = (typeof eventPlaceholders)[number]

/** The values of a mail's placeholders; those of an event only where the campaign has one. */
export type EmailValues = Record<Exclude<Placeholder, EventPlaceholder>, string> & EventValues
export type EventValues = Partial<Record<EventPlaceholder, string>>

/** Fills a mail in one pass, so values cannot bring placeholders; escapes the HTML part, keeps new lines out of the subject. */
export const fillEmail = (email: CompiledEmail, values: EmailValues) => ({
  subject: fill(email.subject, values, (value) => value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
  html: fill(email.html, values, escapeHtml),
  text: fill(email.text, values, (value) => value),
})

const placeholder = new RegExp(`\\{(${[...emailPlaceholders, originPlaceholder].join('|')})\\}`, 'g')

const fill = (text: string, values: EmailValues, escape: (value: string) => string) =>
  // The expression matches the names of Placeholder only, so the name is a key of the values.
  text.replace(placeholder, (_, name: string) => escape(values[name as keyof EmailValues] ?? ''))

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
