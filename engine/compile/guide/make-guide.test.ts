import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artNames } from '../../../blocks/art/art-name.ts'
import { readPdf } from '../../../tests/pdf.ts'
import { renderArt, renderMark } from '../../app/art-markup.tsx'
import { openCache } from '../bundle/cache.ts'
import { loadGuide } from '../parse/load-guide.ts'
import { testTheme } from '../../../tests/fixtures/test-theme.ts'
import type { Guide } from './guide.ts'
import { sheet } from './guide-look.ts'
import { makeGuide } from './make-guide.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-guide-'))
})
afterAll(() => rm(folder, { recursive: true }))

const author = {
  brand: 'Sleep & Co',
  name: 'Nora Łącka',
  bio: 'She slept badly for years.',
  theme: testTheme,
  hosts: ['sleep.example'],
  links: { contact: 'mailto:nora@sleep.example' },
}

const guideOf = (markdown: string): Guide => {
  const text = `---\ntitle: The sleep plan\nsubtitle: Seven evenings\n---\n${markdown}`
  const value = loadGuide('plan.md', Buffer.from(text)).parsed?.value
  if (!value) throw new Error('The guide of this test has a fault.')
  return value
}

const artOf = ({ theme: { art } }: typeof author) => ({
  picture: renderArt({ ...testTheme, art }, 'nora/plan'),
  mark: renderMark(art),
})

const make = (markdown: string, by = author, cache = folder) =>
  makeGuide(guideOf(markdown), by, artOf(by), openCache(cache))

const markdown = `## First evening

Put the **phone** away, *really*. See [the study](https://example.com/study).

1. What kept you up?

   ____
   ____

- [ ] Phone is out of the bedroom

---

## Second evening

| Hour | Done |
|------|------|
| nine |      |
`

test('a guide is a PDF with a cover, pages that an author set, an outline and links that work', async () => {
  const pdf = await make(markdown)
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const { pages, links, outline, language, title, fonts } = readPdf(pdf)
  expect({ language, title }).toEqual({ language: 'en', title: 'The sleep plan' })
  expect(pages).toHaveLength(3)
  // Letters of a second font file are runs of their own.
  expect(pages[0]?.replaceAll('\n', '')).toBe('Sleep & CoNora ŁąckaThe sleep planSeven evenings')
  expect(pages[1]).toMatch(/^Sleep & Co {2}· {2}The sleep plan\n2\nFirst evening\n/)
  expect(pages[1]).toContain('What kept you up?')
  expect(pages[2]).toContain('Second evening')
  expect(pages[2]).toContain('She slept badly for years.')
  expect(links).toEqual(['https://example.com/study', 'https://sleep.example', 'mailto:nora@sleep.example'])
  expect(outline).toEqual(['The sleep plan', 'First evening', 'Second evening'])
  // Each face is in the file once, however often the text changes between them.
  const names = [...fonts].map((name) => name.replace(/^[A-Z]{6}\+/, ''))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(names).toContain('Caprasimo-Regular')
})

test('building a guide twice gives the same bytes, with or without a cache', async () => {
  const first = await make(markdown)
  expect((await make(markdown)).equals(first)).toBe(true)
  expect((await make(markdown, author, join(folder, 'other'))).equals(first)).toBe(true)
})

test.each(artNames)('the picture "%s" can be drawn on a cover, and as a sign at a chapter', async (art) => {
  const pdf = await make('## Sleep', { ...author, theme: { ...testTheme, art } })
  expect(readPdf(pdf).pages).toHaveLength(2)
})

test('a long guide runs over as many pages as it needs, and loses no word', async () => {
  const evenings = Array.from(
    { length: 60 },
    (_, index) => `## Evening ${index + 1}\n\n${'Breathe in, breathe out. '.repeat(20)}`,
  )
  const { pages } = readPdf(await make(evenings.join('\n\n')))
  expect(pages.length).toBeGreaterThan(8)
  const text = pages.join('')
  expect(text.match(/^Evening \d+$/gm)).toHaveLength(60)
  expect(text.match(/Breathe/g)).toHaveLength(1200)
})

test('a word that no line could hold goes on in the next line instead of off the sheet', async () => {
  const { pages } = readPdf(await make(`## ${'w'.repeat(100)}\n\n${'w'.repeat(400)}`))
  const lines = pages.join('\n').split('\n')
  expect(lines.join('').match(/w/g)).toHaveLength(500)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(70)
})

test('one item longer than a page runs over to the next', async () => {
  const { pages } = readPdf(
    await make(`- ${'Breathe in, breathe out. '.repeat(400)}\n\n> ${'And again. '.repeat(900)}`),
  )
  const text = pages.join('')
  expect(text.match(/Breathe/g)).toHaveLength(400)
  expect(text.match(/again/g)).toHaveLength(900)
})

const costs = (rule: string) => `| Cost | Amount |\n|---|${rule}|\n| Van | 4,200 |\n| Flights | 310 |\n`

/** Where the words of the second column begin. */
const startsOf = async (rule: string) => {
  const runs = readPdf(await make(costs(rule))).runs.flat()
  return ['Amount', '4,200', '310'].map((words) => runs.find(({ text }) => text === words)?.x ?? 0)
}

test('a column that Markdown ranges right ends at the right edge of the text, in its head and in its cells', async () => {
  const [leftHead = 0, ...leftCells] = await startsOf('---')
  expect(leftCells).toEqual([leftHead, leftHead])
  const [rightHead = 0, longer = 0, shorter = 0] = await startsOf('---:')
  expect(rightHead).toBeGreaterThan(leftHead)
  // Shorter words begin later: all end at one edge.
  expect(longer).toBeGreaterThan(rightHead)
  expect(shorter).toBeGreaterThan(longer)
  const [, centred = 0] = await startsOf(':-:')
  expect(centred).toBeGreaterThan(leftHead)
  expect(centred).toBeLessThan(longer)
})

test('a table of nothing but numbers is a scale: its numbers stand evenly in one row', async () => {
  const runs =
    readPdf(await make('Circle one.\n\n| 3 | 4 | 5 | 6 |\n|---|---|---|---|\n\n____\n')).runs[1] ?? []
  const steps = ['3', '4', '5', '6'].map((words) => runs.find(({ text }) => text === words))
  expect(new Set(steps.map((step) => step?.y)).size).toBe(1)
  const gaps = steps.slice(1).map((step, index) => (step?.x ?? 0) - (steps[index]?.x ?? 0))
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3)
  expect(Math.min(...gaps)).toBeGreaterThan(80)
})

const followers = {
  'a paragraph': 'Kept words, and more of them. '.repeat(6),
  'a call-out': `> ${'Kept words, and more of them. '.repeat(12)}`,
  'a list': `- ${'Kept words, and more of them. '.repeat(12)}\n- Second`,
  'a table': '| Kept | Done |\n|---|---|\n| Row | |\n| Row | |\n',
  'a question with lines': 'Kept words?\n\n____\n____\n____\n',
  'another heading': '### Kept\n\nKept words.',
}

test.each(Object.entries(followers))('a heading stays with %s that follows it', async (_, follower) => {
  const shifts = [...Array(9).keys()]
  for (const heading of ['## Lonely', '### Lonely']) {
    const above = shifts.map(
      (shift) => `${'Filler.\n\n'.repeat(13 + shift)}${heading}\n\n${follower}\n\n---\n`,
    )
    const { pages } = readPdf(await make(above.join('\n')))
    const found = pages.filter((page) => page.includes('Lonely'))
    expect(found).toHaveLength(shifts.length)
    for (const page of found) expect(page.split('Lonely')[1]).toContain('Kept')
    // Some came to stand at the top of a page: the foot before was too short for both.
    const atTop = found.filter((page) => !page.includes('Filler'))
    expect(atTop.length).toBeGreaterThan(0)
    expect(atTop.length).toBeLessThan(shifts.length)
  }
})

test('a question and the lines for its answer are never on two pages', async () => {
  const questions = Array.from({ length: 60 }, (_, index) => `Question ${index + 1}?\n\n____\n____\n`)
  const { pages } = readPdf(await make(questions.join('\n')))
  expect(pages.join('').match(/Question \d+/g)).toHaveLength(60)
  const counts = pages.slice(1).map((page) => page.match(/Question/g)?.length ?? 0)
  // Every full page holds the same number: none begins with lines of a question before.
  expect(new Set(counts.slice(0, -1)).size).toBe(1)
})

test('a table that begins at the foot of a page goes on at the top of the next, row below row', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => `| Row ${index} | ${'words '.repeat(index)} |`)
  const table = `| Row head | Second |\n|---|---|\n${rows.join('\n')}\n`
  const above = [...Array(5).keys()].map((shift) => `${'Filler.\n\n'.repeat(20 + shift)}${table}\n---\n`)
  const { runs } = readPdf(await make(above.join('\n')))
  const heights = runs.map((page) => page.filter(({ text }) => text.startsWith('Row ')).map(({ y }) => y))
  expect(heights.flat()).toHaveLength(5 * 13)
  for (const page of heights) {
    const gaps = page.slice(1).map((y, index) => y - (page[index] ?? 0))
    expect(Math.min(...gaps, 24)).toBe(24)
    expect(Math.max(...page, 0)).toBeLessThan(sheet.height - sheet.bottom)
  }
  // The foots were of several heights: some tables began on the page of their words, some on the next.
  expect(new Set(heights.filter((page) => page.length > 0).map((page) => page.length)).size).toBeGreaterThan(
    2,
  )
})

test('an author’s page break below a page that is full to the last line adds no empty page', async () => {
  const fills = [16, 17, 18].flatMap((fillers) =>
    [6, 7, 8, 9].map((items) => `${'Filler.\n\n'.repeat(fillers)}${'- Filler.\n'.repeat(items)}\n---\n`),
  )
  const { pages } = readPdf(await make(`${fills.join('\n')}\n## Last`))
  const texts = pages.slice(1).map((page) => page.replace(/^.*\n\d+\n/, ''))
  expect(texts.filter((text) => text === '')).toEqual([])
  expect(texts.join('').match(/Filler/g)).toHaveLength(12 * 24.5)
})
