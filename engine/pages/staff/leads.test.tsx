import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffLeadsView } from '../../campaign/release/staff-leads-view.ts'
import { Leads } from './leads.tsx'

const data: StaffLeadsView['data'] = {
  rows: [
    {
      id: '1',
      name: null,
      email: 'ann@example.com',
      coach: 'vitality',
      campaign: 'vitality/guide',
      source: 'book',
      state: 'active',
      createdAt: '2026-11-24T10:00:00.123Z',
      submission: 'form-1',
    },
  ],
  filter: { q: 'a&b', source: 'gone' },
  choices: { coaches: ['vitality'], campaigns: ['vitality/guide'], sources: ['book'] },
  isFirst: true,
  next: 'abc',
}
const drawn = (changes: Partial<StaffLeadsView['data']> = {}) =>
  renderToStaticMarkup(<Leads site="Porchlight" {...data} {...changes} />)

test('a lead leads to its form, with its state in words and the zone of the time', () => {
  const html = drawn()
  for (const part of [
    '<a href="/staff/submissions/form-1">(no name)</a>',
    'in a journey',
    '2026-11-24 10:00:00 UTC',
  ])
    expect(html).toContain(part)
})

test('the filter stays in every link and field', () => {
  const html = drawn()
  expect(html).toContain('href="/staff/leads.csv?q=a%26b&amp;source=gone"')
  expect(html).toContain('href="/staff/leads?q=a%26b&amp;source=gone&amp;cursor=abc"')
  expect(html).toContain('value="a&amp;b"')
  expect(html).toContain('<option selected="">gone</option>')
})

test('every field has a label', () => {
  const html = drawn()
  const fields = [...html.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
  expect(fields).toEqual(['staff-q', 'staff-campaign', 'staff-source', 'staff-from', 'staff-to'])
  for (const id of fields) expect(html).toContain(`for="${id}"`)
})

test('an empty list says why, and has nothing to download', () => {
  expect(drawn({ rows: [], next: null })).toContain('No lead fits.')
  const html = drawn({ rows: [], filter: {}, next: null })
  expect(html).toContain('Nobody has signed up yet.')
  expect(html).not.toContain('leads.csv')
})
