import { encodeWord, foldLines, isPlainText } from 'nodemailer/lib/mime-funcs'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { MailPart, OutgoingMail } from '../../ports.ts'

/**
 * The message of a mail that comes in pieces, as RFC 5322 bytes: what all mails of its kind share is encoded once. Null
 * where it needs more than that: the library then makes it whole. `headOf` gives the headers as the library makes them.
 */
export const mailOfPieces = (
  mail: OutgoingMail,
  headOf: (mail: OutgoingMail) => string,
  at: Date,
): Buffer | null => {
  const { parts, attachments = [] } = mail
  if (!parts || attachments.length > 0 || !plainAddress.test(mail.to)) return null
  const [text, html] = [encodedPart(parts.text), encodedPart(parts.html)]
  if (text === null || html === null) return null
  const head = [
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`),
    ...sender(mail, headOf),
    `To: ${mail.to}`,
    foldLines(`Subject: ${encodedWords(mail.subject)}`, 76),
    `Message-ID: <${mail.messageId}>`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  const body = [...partOf('plain', text), ...partOf('html', html), `--${boundary}--`, '']
  return Buffer.from([...head, '', ...body].join('\r\n'), 'latin1')
}

/** Others than these (quoted, in another script) are for the library. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** Stands in no part: quoted-printable writes "=" as "=3D" (RFC 2045, 6.7). */
const boundary = '=_the_next_part'

/** Whole, as the library does: some mail programs lose the spaces between words that are encoded and others. */
const encodedWords = (text: string) => {
  const line = text.replace(/[\r\n]+/g, ' ')
  return isPlainText(line) && !line.includes('=?') ? line : encodeWord(line, 'Q', 52)
}

const partOf = (kind: 'plain' | 'html', content: string) => [
  `--${boundary}`,
  `Content-Type: text/${kind}; charset=utf-8`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  content,
]

/** Who it is from, as the library writes it: once for each sender. */
const sender = (mail: OutgoingMail, headOf: (mail: OutgoingMail) => string): string[] => {
  const key = JSON.stringify([mail.from, mail.replyTo])
  const known = senders.get(key)
  if (known) return known
  const fields = headOf(mail)
    .split(/\r\n(?![ \t])/)
    .filter((field) => /^(From|Reply-To):/i.test(field))
  if (senders.size >= mostSenders) senders.clear()
  senders.set(key, fields)
  return fields
}
const senders = new Map<string, string[]>()
const mostSenders = 500

/** The pieces one after the other, joined by soft line breaks; null where base64 would be shorter. */
const encodedPart = ({ constant, values }: MailPart): string | null => {
  const pieces = encodedPieces(constant)
  if (!pieces) return null
  let text = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 1) {
    text = joinedSoftly(text, encoded(values[at - 1] ?? ''))
    text = joinedSoftly(text, pieces[at] ?? '')
  }
  return text
}

const joinedSoftly = (before: string, after: string) =>
  before === '' || after === '' || before.endsWith('\n') ? before + after : `${before}=\r\n${after}`

const encodedPieces = (constant: readonly string[]): string[] | null => {
  const known = pieces.get(constant)
  if (known !== undefined) return known
  const all = constant.join('')
  const isShort = Buffer.byteLength(all) < all.length * 1.3
  const made = isShort ? constant.map(encoded) : null
  pieces.set(constant, made)
  return made
}
const pieces = new WeakMap<readonly string[], string[] | null>()

/** Leaves room for a soft line break at the end of the last line. */
const encoded = (text: string) => wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')), 74)
