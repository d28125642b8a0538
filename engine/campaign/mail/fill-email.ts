import { emailPlaceholders, originPlaceholder } from '../release/release.ts'
import type { CompiledEmail, eventPlaceholders } from '../release/release.ts'

type Placeholder = (typeof emailPlaceholders)[number] | typeof originPlaceholder
type EventPlaceholder = (typeof eventPlaceholders)[number]

/** What is known when a mail is sent: one value for each open place; those of an event where there is one. */
export type EmailValues = Record<Exclude<Placeholder, EventPlaceholder>, string> & EventValues
export type EventValues = Partial<Record<EventPlaceholder, string>>

/** A part of a mail where values are put in: they stand between the constant pieces, which all mails of an e-mail share. */
export type FilledPart = { constant: readonly string[]; values: string[] }

/**
 * Puts the values into a compiled mail in a single pass, so a value that looks like a placeholder stays as it is.
 * Values are escaped in the HTML part only; the subject loses control characters, which would start a new header.
 */
export const fillEmail = (email: CompiledEmail, values: EmailValues) => {
  const { subject, html, text } = fillParts(email, values)
  return { subject, html: joined(html), text: joined(text) }
}

/** As `fillEmail`, with the parts still in pieces: what sends many mails need encode the constant ones only once. */
export const fillParts = (
  email: CompiledEmail,
  values: EmailValues,
): { subject: string; html: FilledPart; text: FilledPart } => {
  const { subject, html, text } = cut(email)
  return {
    subject: joined(fill(subject, values, (value) => value))
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    html: fill(html, values, escapeHtml),
    text: fill(text, values, (value) => value),
  }
}

export const joined = ({ constant, values }: FilledPart) =>
  constant.reduce((text, piece, at) => text + (values[at - 1] ?? '') + piece)

type Template = { constant: readonly string[]; names: string[] }

const placeholder = new RegExp(`\\{(${[...emailPlaceholders, originPlaceholder].join('|')})\\}`)

const cut = (email: CompiledEmail) => {
  const known = templates.get(email)
  if (known) return known
  const template = { subject: cutPart(email.subject), html: cutPart(email.html), text: cutPart(email.text) }
  templates.set(email, template)
  return template
}
const templates = new WeakMap<CompiledEmail, Record<'subject' | 'html' | 'text', Template>>()

/** What the expression captures stands at the odd places. */
const cutPart = (text: string): Template => {
  const pieces = text.split(placeholder)
  return {
    constant: pieces.filter((_, at) => at % 2 === 0),
    names: pieces.filter((_, at) => at % 2 === 1),
  }
}

const fill = ({ constant, names }: Template, values: EmailValues, escape: (value: string) => string) => ({
  constant,
  // The expression matches the names of Placeholder only, so the name is a key of the values.
  values: names.map((name) => escape(values[name as keyof EmailValues] ?? '')),
})

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
