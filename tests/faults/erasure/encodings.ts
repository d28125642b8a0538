import { hash } from 'node:crypto'

/** One way in which a text may be written down. */
type Encoded = { how: string; text: string; isExact?: true }

/** The texts that are looked for, by what they are: `{ address: 'ann@example.com' }`. */
export type Words = Record<string, string>

export type Found = { what: string; how: string }

/** Which of the words a text has, also as they stand in links, mails, JSON, hex, Base64 and plain hashes. */
export const findWords = (text: string, words: Words): Found[] => {
  // Mails and dumps break long lines.
  const whole = text.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n[ \t]/g, ' ')
  const lower = whole.toLowerCase()
  const joined = whole.replaceAll(/\s/g, '')
  return Object.entries(words).flatMap(([what, word]) => {
    const found = encodingsOf(word).find((each) => (each.isExact ? joined : lower).includes(each.text))
    return found ? [{ what, how: found.how }] : []
  })
}

export const encodingsOf = (word: string): Encoded[] => {
  const [bytes, lower] = [Buffer.from(word), word.toLowerCase()]
  const hashes = (['md5', 'sha1', 'sha256'] as const).map((kind) => ({ how: kind, text: hash(kind, lower) }))
  return [
    { how: 'plain', text: lower },
    { how: 'decomposed', text: lower.normalize('NFD') },
    { how: 'in a link', text: encodeURIComponent(word).toLowerCase() },
    { how: 'in a form', text: new URLSearchParams({ a: word }).toString().slice(2).toLowerCase() },
    { how: 'quoted-printable', text: escaped(bytes, (byte) => `=${hex(byte)}`) },
    { how: 'encoded word', text: escaped(bytes, (byte) => `=${hex(byte)}`).replaceAll(' ', '_') },
    { how: 'JSON', text: entities(lower, (code) => `\\u${code.toString(16).padStart(4, '0')}`) },
    { how: 'HTML', text: entities(lower, (code) => `&#${code};`) },
    { how: 'HTML in hex', text: entities(lower, (code) => `&#x${code.toString(16)};`) },
    { how: 'hex', text: bytes.toString('hex') },
    ...hashes,
    ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
  ]
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Whatever is not plain ASCII, and "=". */
const escaped = (bytes: Buffer, escape: (byte: number) => string) =>
  Array.from(bytes, (byte) =>
    byte < 128 && byte !== 61 ? String.fromCharCode(byte).toLowerCase() : escape(byte),
  ).join('')

/** Whatever is not a letter, a digit, a space, a full stop or a dash. */
const entities = (text: string, escape: (code: number) => string) =>
  text.replaceAll(/[^a-z0-9 .-]/g, (sign) => escape(sign.codePointAt(0) ?? 0))

/** What stays the same of it, wherever it is in a longer text. */
const base64At = (bytes: Buffer, offset: number): Encoded[] => {
  const all = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replaceAll('=', '')
  const whole = Math.floor(((offset + bytes.length) * 8) / 6)
  const text = all.slice([0, 2, 3][offset], whole)
  const url = text.replaceAll('+', '-').replaceAll('/', '_')
  return [
    { how: 'Base64', text, isExact: true },
    { how: 'Base64 in a link', text: url, isExact: true },
  ]
}
