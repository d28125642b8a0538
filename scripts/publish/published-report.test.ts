import { expect, test } from 'vitest'
import { keptLine, publishedLines } from './published-report.ts'

const result = { id: 'abc', pages: 2, isWhole: false, kept: [] }
const lines = (added: string[], gone: string[]) =>
  publishedLines({ ...result, paths: () => ({ added, gone }) }, '0.12 s')

test('an ordinary save is one line', () => {
  expect(lines([], [])).toEqual(['Live: abc, 2 pages made anew (0.12 s).'])
})

test('a save that changes no page, such as that of a mail, says so', () => {
  expect(publishedLines({ ...result, pages: 0, paths: () => ({ added: [], gone: [] }) }, '0.02 s')).toEqual([
    'Live: abc, no page changed (0.02 s).',
  ])
})

test('coaches whose files have a mistake are listed last', () => {
  const report = publishedLines(
    { ...result, kept: ['nora', 'omar'], paths: () => ({ added: ['/a'], gone: [] }) },
    '1 s',
  )
  expect(report.slice(1)).toEqual(['  New: /a', '  As before, until their files are right: nora, omar.'])
  expect(keptLine([])).toBe('')
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
    publishedLines({ ...result, isWhole: true, pages: 2, paths: () => ({ added: many, gone: [] }) }, '1 s'),
  ).toEqual(['Live: abc, 2 pages made anew (1 s).'])
  expect(lines([], many)[1]).toMatch(/\/page-9 and 2 more$/)
})
