import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWords } from './encodings.ts'

const address = 'wilhelmina+fair@visitors.example'
const name = 'Wilhelmina Grépwell'
const words = { address, name }
const inText = (text: string) => findWords(text, words).map(({ what, how }) => `${what}: ${how}`)

test.each([
  [`To: <${address.toUpperCase()}>`, 'address: plain'],
  [`?email=${encodeURIComponent(address)}&x`, 'address: in a link'],
  [new URLSearchParams({ name }).toString(), 'name: in a form'],
  ['Hello Wilhelmina Gr=C3=A9p=\r\nwell,', 'name: quoted-printable'],
  ['=?utf-8?Q?Wilhelmina_Gr=C3=A9pwell?=', 'name: encoded word'],
  ['{"name":"Wilhelmina Gr\\u00e9pwell"}', 'name: JSON'],
  ['Wilhelmina Gr&#xe9;pwell', 'name: HTML in hex'],
  ['wilhelmina&#43;fair&#64;visitors.example', 'address: HTML'],
  [`\\x${Buffer.from(`<${name}>`).toString('hex')}`, 'name: hex'],
  [createHash('md5').update(address).digest('hex'), 'address: md5'],
  ['Wilhelmina\r\n Grépwell', 'name: plain'],
  [name.normalize('NFD'), 'name: decomposed'],
])('is found: %s', (text, found) => {
  expect(inText(text)).toContain(found)
})

test.each([0, 1, 2, 3, 4])('is found in Base64 behind %d other bytes, over several lines', (count) => {
  const text = Buffer.from(`${'x'.repeat(count)}${name} and more`).toString('base64')
  expect(inText(text)).toEqual(['name: Base64'])
  expect(inText(`${text.slice(0, 12)}\r\n${text.slice(12)}`)).toEqual(['name: Base64'])
})

test('somebody else is not found', () => {
  expect(inText('Wilhelm Grepman <wilhelm@visitors.example>, wilhelmina@visitors.example')).toEqual([])
})
