import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv, type Kind, type Row } from './read-csv.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all = async (source: AsyncIterable<Row>) => {
  const rows: Row[] = []
  for await (const row of source) rows.push(row)
  return rows
}

const read = async (content: string | Buffer, kind: Kind = 'leads') => {
  const file = join(folder, 'people.csv')
  writeFileSync(file, content)
  let unused: string[] = []
  const rows = await all(readCsv(kind, file, (heading) => (unused = heading.unused)))
  return { rows, unused }
}
const ann = { line: 2, values: { email: 'ann@example.com', name: 'Ann, "A."' } }

test.each([
  ['commas', 'email,name\nann@example.com,"Ann, ""A."""\n'],
  ['Windows line ends', 'email,name\r\nann@example.com,"Ann, ""A."""\r\n'],
  ['a byte order mark', '\ufeffemail,name\nann@example.com,"Ann, ""A."""'],
  ['semicolons', 'email;name\nann@example.com;"Ann, ""A."""\n'],
  ['tabs', 'email\tname\nann@example.com\t"Ann, ""A."""\n'],
  ['headings of other programs', 'E-Mail Address, First Name\nann@example.com ,"Ann, ""A."""\n'],
])('a file with %s is read', async (_, content) => {
  expect((await read(content)).rows).toEqual([ann])
})

test('a value may have several lines, and the row keeps its place; empty lines are passed over', async () => {
  const { rows } = await read('email,name\n\n"ann@example.com","A\nB"\nbob@example.com,Bob\n')
  expect(rows.map(({ line }) => line)).toEqual([4, 5])
})

test('columns that mean nothing here are left out, and named', async () => {
  const { rows, unused } = await read('phone,email\n123,ann@example.com\n')
  expect(unused).toEqual(['phone'])
  expect(rows).toEqual([{ line: 2, values: { email: 'ann@example.com' } }])
})

test('a row that cannot be read is reported with its line, and the others are read', async () => {
  const { rows } = await read('email,name\nann@example.com,A,B\nbob@example.com,B"o"b\ncy@example.com,Cy\n')
  expect(rows).toEqual([
    { line: 2, diagnostic: expect.stringContaining('3 values where the first line has 2') },
    { line: 3, diagnostic: expect.stringContaining('quote') },
    { line: 4, values: { email: 'cy@example.com', name: 'Cy' } },
  ])
})

test('characters that are not UTF-8 are reported', async () => {
  const { rows } = await read(Buffer.from('email,name\nzoe@example.com,Zo\xeb\n', 'latin1'))
  expect(rows).toEqual([{ line: 2, diagnostic: expect.stringContaining('CSV UTF-8') }])
})

test.each([
  ['leads', '', ':1: the file is empty.'],
  ['leads', 'phone\n1\n', ':1: there is no column "email"'],
  ['leads', 'email,mail\n', ':1: two columns mean "email"'],
  ['journeys', 'email,date\n', ':1: there is no column "last_email" or "position"'],
  ['journeys', 'email,position\n', ':1: there is no column "started_at"'],
] as const)('%s: a first line "%s" is refused', async (kind, content, message) => {
  await expect(read(content, kind)).rejects.toThrow(message)
})

test('a file that does not exist is reported', async () => {
  await expect(all(readCsv('leads', join(folder, 'none.csv'), () => {}))).rejects.toThrow('There is no file')
  await expect(all(readCsv('leads', folder, () => {}))).rejects.toThrow('cannot be read')
})
