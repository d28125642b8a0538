import { expect, test } from 'vitest'
import { LeadQuery, writeCursor } from './lead-query.ts'

const id = '00000000-0000-4000-8000-000000000001'

test('a cursor comes back as the position that it was written from, to the microsecond', () => {
  const position = { at: '2026-11-24T10:00:00.123456Z', id }
  expect(LeadQuery.parse({ cursor: writeCursor(position) })).toEqual({ cursor: position })
})

test.each<[Record<string, string>, string]>([
  [{ from: '24.11.2026' }, 'Write a date such as 2026-11-24.'],
  [{ to: '2026-02-30' }, 'Write a date such as 2026-11-24.'],
  [{ q: 'a\0b' }, 'It contains a character that cannot be stored.'],
  [{ q: 'x'.repeat(255) }, 'It is too long.'],
  [{ cursor: 'nonsense' }, 'Take the cursor from the page before.'],
  [
    { cursor: writeCursor({ at: '2026-02-30T10:00:00.000000Z', id }) },
    'Take the cursor from the page before.',
  ],
  [{ form: '2026-11-24' }, 'Unrecognized key: "form"'],
])('%j is refused', (query, message) => {
  expect(LeadQuery.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual([message])
})
