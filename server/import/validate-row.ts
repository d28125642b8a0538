import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { Client } from 'pg'
import type { Column } from './read-csv.ts'

/** The message says what is wrong with the row. */
export class BadRow extends Error {
  override name = 'BadRow'
}

export const validatedEmail = (text: string | undefined): string => {
  if (!text) throw new BadRow('there is no email address.')
  const email = normalizeEmail(text)
  if (!email) throw new BadRow(`"${shortened(text)}" is not a valid email address.`)
  return email
}

const moment =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?\s?(?:Z|UTC|[+-]\d{2}:?\d{2})?)?$/

/** Without a time zone it is UTC. */
export const validatedMoment = (text: string, now: Date): Date => {
  const wrong = `"${shortened(text)}" is not a date. Write it as 2026-11-21 or 2026-11-21T09:30:00Z.`
  if (!moment.test(text)) throw new BadRow(wrong)
  const [day = '', time] = text.replace(/\s?UTC$/, 'Z').split(/[T ]/, 2)
  const zoned = time === undefined ? `${day}T00:00:00Z` : `${day}T${/[Z+-]/.test(time) ? time : `${time}Z`}`
  const date = new Date(zoned)
  // The 30th of February would turn into March.
  if (Number.isNaN(date.getTime()) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)
    throw new BadRow(wrong)
  if (date > now) throw new BadRow(`"${shortened(text)}" is in the future.`)
  return date
}

export const validatedText = (text: string | undefined, column: string, most: number): string | null => {
  if (!text) return null
  if (Array.from(text).length > most) throw new BadRow(`"${column}" has more than ${most} characters.`)
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(text))
    throw new BadRow(`"${column}" has line breaks or control characters.`)
  return text
}

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

export type Values = Partial<Record<Column, string>>

export type Importer<Item = unknown> = {
  /** Throws `BadRow`. */
  validate: (values: Values) => Item
  write: (client: Client, items: Item[]) => Promise<number>
}

export type ImportSettings = {
  secret: string
  now: Date
  from: string
  /** What people agreed to, where a row does not say. */
  consent?: string
}
