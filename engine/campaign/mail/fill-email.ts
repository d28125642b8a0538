import { confirmMarks, confirmPlaceholder, emailPlaceholders, originPlaceholder } from '../release/release.ts'
import type { CompiledEmail, eventPlaceholders } from '../release/release.ts'
import { leftOut } from './left-out.ts'

type Placeholder = (typeof emailPlaceholders)[number] | typeof originPlaceholder
type EventPlaceholder = (typeof eventPlaceholders)[number]

/** Values of a mail's placeholders; those of an event only if the campaign has one. */
export type EmailValues = Record<Exclude<Placeholder, EventPlaceholder>, string> &
  EventValues & {
    /** Absent: the address is confirmed, or nobody asks. */
    confirmUrl?: string | undefined
  }
/** `meetingLink`: where the place in words, {eventPlace}, leads. */
export type EventValues = Partial<Record<EventPlaceholder | 'meetingLink', string>>

/** Fills in one pass, so that values cannot add placeholders; escapes the HTML part, removes new lines from the subject. */
export const fillEmail = (mail: CompiledEmail, values: EmailValues) => {
  const email = leftOut(mail, values)
  return {
    subject: fill(email.subject, values, (value) => value)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    html: fill(linkedPlace(email.html, values), values, escapeHtml),
    text: fill(email.text, { ...values, ...writtenPlace(values) }, (value) => value),
  }
}

/** A link of the mail to {eventPlace} leads there; elsewhere the words do. */
const linkedPlace = (html: string, { meetingLink }: EmailValues): string => {
  if (meetingLink === undefined) return html
  const address = escapeHtml(meetingLink).replaceAll('{', '%7B')
  return html
    .replaceAll('href="{eventPlace}"', () => `href="${address}"`)
    .replace(
      /\{eventPlace\}(?![^<]*<\/a>)/g,
      () => `<a href="${address}" style="color: inherit">{eventPlace}</a>`,
    )
}

const writtenPlace = ({ eventPlace, meetingLink }: EmailValues): EventValues =>
  meetingLink === undefined ? {} : { eventPlace: `${eventPlace} (${meetingLink})` }

/** With the end of its sentence: a value may end in a full stop of its own. */
const placeholder = new RegExp(
  `\\{(${[...emailPlaceholders, originPlaceholder, confirmPlaceholder].join('|')})\\}((?:</\\w+>)*)(\\.?)`,
  'g',
)
const [begins, ends] = confirmMarks
const question = new RegExp(`${begins}([^]*?)${ends}`, 'g')

const fill = (text: string, values: EmailValues, escape: (value: string) => string) =>
  // The expression matches only the names of Placeholder.
  text
    .replace(question, (_, asked: string) => (values.confirmUrl === undefined ? '' : asked))
    .replace(placeholder, (_, name: string, tags: string, stop: string) => {
      const value = escape(values[name as keyof EmailValues] ?? '')
      return value + tags + (value.endsWith('.') ? '' : stop)
    })

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const longest = 60

/** Characters of links, addresses, markup and templates. */
const suspicious = /[<>{}[\]()$%=\\/|`"#@:;*^~_+]|\d{5}|\bwww\b/iu
/** `word.word` with at least two letters after the dot is a link to mail programs. "J. R. Smith" is not. */
const domainLike = /[\p{L}\p{N}-][.\u3002\u2024]\p{L}{2}/u

/** The fallback replaces names that a stranger could use to send a link or a message in our name. */
export const greetingName = (name: string | null | undefined, fallback: string): string => {
  const trimmed = name?.trim()
  if (!trimmed || Array.from(trimmed).length > longest) return fallback
  const folded = trimmed.normalize('NFKC')
  return suspicious.test(folded) || domainLike.test(folded) ? fallback : trimmed
}

/** Key of an email in a release, such as "harbor/welcome"; `name`: its file's without ".md". */
export const mailId = (coach: string, name: string): string => `${coach}/${name}`
