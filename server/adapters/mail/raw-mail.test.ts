import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { rawMail } from './raw-mail.ts'

const hard: Record<string, string> = {
  'an empty value': '',
  'characters with a meaning in quoted-printable': '=3D=\n= =20',
  'a line that looks like a boundary': '\n--=_the_next_part\nContent-Type: text/html\n\n<b>mine</b>',
  'a line that looks like the end of the message': '\n.\n',
  'trailing spaces': 'Ann   ',
  'other scripts': 'Zoë 日本語 😀',
  'a very long word': 'x'.repeat(900),
}

test.for(Object.entries(hard))('a mail arrives as it was written: %s', async ([, value]) => {
  const raw = await rawMail({
    messageId: '4be0643f-1d98-573b-97cd-ca98a65347dd@harbor.example',
    from: { name: 'Härbor, Inc. <x@evil.example>', address: 'hello@harbor.example' },
    replyTo: 'reply@harbor.example',
    to: 'ann@example.com',
    subject: 'Willkommen, Zoë 😀, on a subject that is longer than one line of a header may be',
    html: `<p>Grüße ${value}</p>\n.<p>${value} </p>`,
    text: `Hello ${value},\n\n${value}!`,
    headers: { 'List-Unsubscribe': '<https://harbor.example/u/1>', 'Auto-Submitted': 'auto-generated' },
  })
  const { from, to, replyTo, subject, html, text, headers } = await PostalMime.parse(raw)
  expect({ from, to, replyTo, subject }).toMatchObject({
    from: { name: 'Härbor, Inc. <x@evil.example>', address: 'hello@harbor.example' },
    to: [{ address: 'ann@example.com' }],
    replyTo: [{ address: 'reply@harbor.example' }],
    subject: 'Willkommen, Zoë 😀, on a subject that is longer than one line of a header may be',
  })
  // The parser ends every part with a line break.
  expect([html?.trimEnd(), text?.trimEnd()]).toEqual([
    `<p>Grüße ${value}</p>\n.<p>${value} </p>`,
    `Hello ${value},\n\n${value}!`,
  ])
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://harbor.example/u/1>' }),
  )
  const lines = raw.toString('latin1').split('\r\n')
  expect(Math.max(...lines.slice(lines.indexOf('')).map((line) => line.length))).toBeLessThanOrEqual(76)
  expect(/[^\r]\n|\r[^\n]/.test(raw.toString('latin1'))).toBe(false)
})
