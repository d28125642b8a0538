import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { MailPart, OutgoingMail } from '../../ports.ts'
import { rawMail } from './raw-mail.ts'

const joined = ({ constant, values }: MailPart) =>
  constant.map((piece, at) => piece + (values[at] ?? '')).join('')

const mailOf = (html: MailPart, text: MailPart, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '4be0643f-1d98-573b-97cd-ca98a65347dd@harbor.example',
  from: { name: 'Härbor, Inc. <x@evil.example>', address: 'hello@harbor.example' },
  replyTo: 'reply@harbor.example',
  to: 'ann@example.com',
  subject: 'Willkommen, Zoë 😀, on a subject that is longer than one line of a header may be',
  html: joined(html),
  text: joined(text),
  parts: { html, text },
  headers: { 'List-Unsubscribe': '<https://harbor.example/u/1>', 'Auto-Submitted': 'auto-generated' },
  ...more,
})
const read = async (mail: OutgoingMail) => {
  const raw = await rawMail(mail)
  const { headers, text, html, ...parsed } = await PostalMime.parse(raw)
  const kept = headers.filter(({ key }) => key !== 'date' && key !== 'content-type')
  const named = kept.map(({ key, value }) => `${key}: ${value}`).toSorted()
  const { from, to, replyTo, subject, messageId } = parsed
  return {
    raw: raw.toString('latin1'),
    reported: { named, from, to, replyTo, subject, messageId, text, html: unwrapped(html) },
  }
}
/** The reader of the test ends every part with a line break. */
const unwrapped = (html: string | undefined) => html?.trimEnd()
const bothWays = async (mail: OutgoingMail) => {
  const { parts: _, ...whole } = mail
  return [await read(mail), await read(whole)] as const
}

const hard: Record<string, string> = {
  'a plain name': 'Ann',
  nothing: '',
  'signs that mean something to quoted-printable': '=3D=\r\n= =20',
  'the line between the parts': '\r\n--=_the_next_part\r\nContent-Type: text/html\r\n\r\n<b>mine</b>',
  'the end of the message': '\r\n.\r\n',
  'spaces at its end': 'Ann   ',
  'letters of other scripts': 'Zoë 日本語 😀',
  'a very long word': 'x'.repeat(900),
}

test.for(Object.entries(hard))(
  'a mail assembled from prepared parts equals one made whole: %s',
  async ([, value]) => {
    const html = {
      constant: [`<p>Grüße ${'and words '.repeat(30)}`, '</p>\n.<p>', ' </p>'],
      values: [value, value],
    }
    const text = { constant: ['Hello ', `,\n\n${'a line\n'.repeat(5)}`, '\n'], values: [value, `${value}!`] }
    const [pieces, whole] = await bothWays(mailOf(html, text))
    expect(pieces.raw).toContain('=_the_next_part')
    expect(whole.raw).not.toContain('=_the_next_part"')
    expect(pieces.reported).toEqual(whole.reported)
    const rows = pieces.raw.split('\r\n')
    expect(Math.max(...rows.slice(rows.indexOf('')).map((row) => row.length))).toBeLessThanOrEqual(76)
    expect(/[^\r]\n|\r[^\n]/.test(pieces.raw)).toBe(false)
  },
)

test('the constant pieces are encoded once for all mails of their kind', async () => {
  const constant = ['<p>Hello ', '</p>']
  const part = (value: string) => ({ constant, values: [value] })
  const first = await read(mailOf(part('Ann'), part('Ann')))
  constant[0] = '<p>Changed after the first mail: '
  const second = await read(mailOf(part('Ben'), part('Ben')))
  expect(first.reported.html).toBe('<p>Hello Ann</p>')
  expect(second.reported.html).toBe('<p>Hello Ben</p>')
})

test.for<[string, Partial<OutgoingMail>, string]>([
  [
    'an attachment',
    { attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: 'a' }] },
    'hello',
  ],
  ['an address in another script', { to: 'ann@bücher.example' }, 'hello'],
  ['a text that base64 makes shorter', {}, 'Привет, мир'],
])('what needs more than pieces is made whole by the library: %s', async ([, more, words]) => {
  const part = { constant: [`${words} `, ''], values: ['Ann'] }
  const { raw } = await read(mailOf(part, part, more))
  expect(raw).not.toContain('=_the_next_part')
})
