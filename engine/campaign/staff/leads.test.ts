import { expect, test } from 'vitest'
import { LeadQuery } from './leads.ts'

test.each<[Record<string, string>, string]>([
  [{ from: '24.11.2026' }, 'Write a date such as 2026-11-24.'],
  [{ to: '2026-02-30' }, 'Write a date such as 2026-11-24.'],
  [{ q: 'a\0b' }, 'It contains a character that cannot be stored.'],
  [{ q: 'x'.repeat(255) }, 'It is too long.'],
  [{ from: '2026-11-24', zone: 'Mars/Olympus' }, 'There is no such zone.'],
  [{ form: '2026-11-24' }, 'Unrecognized key: "form"'],
])('%j is refused', (query, message) => {
  expect(LeadQuery.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual([message])
})
