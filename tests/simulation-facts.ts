import PostalMime from 'postal-mime'
import type { Rows } from '../server/simulate/read-rows.ts'

/** Masks what differs between runs: ids, tokens and times. */
export const plain = (text: string) =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replace(/\/(u|place|private\/[\w-]+\/[\w-]+)\/[\w-]{20,}/g, '/$1/TOKEN')
    .replace(/\\?"?timestamp\\?"?:\s*"[^"]+"/g, 'TIME')

const readMail = async (raw: string | Buffer) => {
  const { to, from, replyTo, subject, html, text, headers, attachments } = await PostalMime.parse(raw)
  const columnsOf = headers.filter(({ key }) => /^(list-|auto-|reply|precedence|feedback)/.test(key))
  const files = attachments.map(({ filename, mimeType }) => [filename, mimeType])
  return plain(JSON.stringify({ to, from, replyTo, subject, html, text, columnsOf, files }))
}

export const readMails = async (raws: readonly (string | Buffer)[]) =>
  sorted(await Promise.all(raws.map(readMail)))

export const facts = (rows: Rows): string[] =>
  Object.entries(columnsOf).flatMap(([table, columns]) =>
    (rows[table as keyof typeof columnsOf] ?? []).map((row) =>
      plain(JSON.stringify([table, ...columns.map((name) => row[name])])),
    ),
  )

const columnsOf = {
  submissions: ['state', 'held_reason', 'email', 'values'],
  consents: ['text'],
  leads: ['email', 'name', 'source', 'metadata'],
  registrations: ['event', 'email'],
  user_journeys: ['status', 'is_completed', 'current_sequence', 'next_email_due_at'],
  step_runs: ['effect_key', 'email', 'state', 'attempts'],
  delivery_log: ['email', 'status'],
  error_log: ['function_name', 'error_message'],
} as const

export const sorted = (texts: string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1))
