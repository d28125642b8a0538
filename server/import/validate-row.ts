import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'

export type Validated<Value> = { ok: Value } | { diagnostic: string }

export const validatedEmail = (text: string | undefined): Validated<string> => {
  if (!text) return { diagnostic: 'there is no e-mail address.' }
  const email = normalizeEmail(text)
  return email ? { ok: email } : { diagnostic: `"${shortened(text)}" is not a valid e-mail address.` }
}

const moment =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/** Without a time zone it is UTC. */
export const validatedMoment = (text: string, now: Date): Validated<Date> => {
  const wrong = {
    diagnostic: `"${shortened(text)}" is not a date. Write it as 2026-11-21 or 2026-11-21T09:30:00Z.`,
  }
  if (!moment.test(text)) return wrong
  const [day = '', time] = text.replace(/\s?UTC$/, 'Z').split(/[T ]/, 2)
  const zoned = time === undefined ? `${day}T00:00:00Z` : `${day}T${/[Z+-]/.test(time) ? time : `${time}Z`}`
  const date = new Date(zoned)
  // The 30th of February would turn into March.
  if (Number.isNaN(date.getTime()) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    return wrong
  return date > now ? { diagnostic: `"${shortened(text)}" is in the future.` } : { ok: date }
}

/** Null where there is none. */
export const validatedText = (
  text: string | undefined,
  column: string,
  most: number,
): Validated<string | null> => {
  if (!text) return { ok: null }
  if (Array.from(text).length > most) return { diagnostic: `"${column}" has more than ${most} characters.` }
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(text))
    return { diagnostic: `"${column}" has line breaks or control characters.` }
  return { ok: text }
}

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
