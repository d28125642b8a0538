import { expect, test } from 'vitest'
import { publishedLines } from './published-report.ts'

const result = { ok: true, name: 'abc', pages: 2, isWhole: false } as const
const lines = (added: string[], gone: string[]) =>
  publishedLines({ ...result, paths: { added, gone } }, '0.12 s')

test('an ordinary save is one line', () => {
  expect(lines([], [])).toEqual(['Live: abc, 2 campaigns made anew (0.12 s).'])
})

test('new paths are listed, and paths that are gone with what to do', () => {
  expect(lines(['/new', '/alias'], [])[1]).toBe('  New: /new, /alias')
  expect(lines(['/new'], ['/old', '/older']).slice(1)).toEqual([
    '  New: /new',
    '  Taken away: /old, /older',
    expect.stringContaining('`redirects`'),
  ])
})

test('a first publish lists no paths, and a long list is cut', () => {
  const many = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
  expect(
    publishedLines({ ...result, isWhole: true, pages: 2, paths: { added: many, gone: [] } }, '1 s'),
  ).toEqual(['Live: abc, all 2 campaigns (1 s).'])
  expect(lines([], many)[1]).toMatch(/\/page-9 and 2 more$/)
})
