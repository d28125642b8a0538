import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artNames } from '../../../blocks/kit/art/art-name.ts'
import { readPdf } from '../../../tests/pdf.ts'
import { renderArt } from '../../app/art-markup.tsx'
import { openCache } from '../cache.ts'
import { loadGuide } from '../load-guide.ts'
import { testTheme } from '../test-theme.ts'
import type { Guide } from './guide.ts'
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
  const value = loadGuide('plan.md', Buffer.from(text)).draft?.value
  if (!value) throw new Error('The guide of this test has a fault.')
  return value
}

const make = (markdown: string, by = author, cache = folder) =>
  makeGuide(guideOf(markdown), by, renderArt(by.theme.art, 'nora/plan'), openCache(cache))

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

test('#40 the same guide gives the same bytes, with or without a cache', async () => {
  const first = await make(markdown)
  expect((await make(markdown)).equals(first)).toBe(true)
  expect((await make(markdown, author, join(folder, 'other'))).equals(first)).toBe(true)
})

test.each(artNames)('the picture "%s" can be drawn on a cover', async (art) => {
  const pdf = await make('Sleep.', { ...author, theme: { ...testTheme, art } })
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

test('one item longer than a page runs over to the next', async () => {
  const { pages } = readPdf(
    await make(`- ${'Breathe in, breathe out. '.repeat(400)}\n\n> ${'And again. '.repeat(900)}`),
  )
  const text = pages.join('')
  expect(text.match(/Breathe/g)).toHaveLength(400)
  expect(text.match(/again/g)).toHaveLength(900)
})
