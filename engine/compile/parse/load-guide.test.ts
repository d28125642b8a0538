import { expect, test } from 'vitest'
import { isAll } from '../../../tests/extent.ts'
import { quickestOfThree } from '../../../tests/quickest.ts'
import { loadGuide } from './load-guide.ts'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'

const head = '---\ntitle: The plan\n---\n'
const load = (text: string) => loadGuide('plan.md', Buffer.from(text))
const firstLines = (text: string) =>
  load(text).diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).split('\n')[0])
const blocksOf = (markdown: string) => {
  const { parsed, diagnostics } = load(head + markdown)
  expect(diagnostics).toEqual([])
  return parsed?.value?.blocks
}

test('a guide is read as what stands on paper', () => {
  const blocks = blocksOf(`## Now

Write **fast**, *really*, see [this](https://example.com).

- [ ] done
- [x] ticked

3. three

   ____
   ____

---

> a call-out

| a | b |
|---|--:|
| 1 |   |
`)
  expect(blocks).toEqual([
    { kind: 'heading', depth: 2, spans: [{ text: 'Now' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Write ' },
        { text: 'fast', bold: true },
        { text: ', ' },
        { text: 'really', italic: true },
        { text: ', see ' },
        { text: 'this', href: 'https://example.com' },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      start: null,
      items: [
        { check: 'open', blocks: [{ kind: 'paragraph', spans: [{ text: 'done' }] }] },
        { check: 'ticked', blocks: [{ kind: 'paragraph', spans: [{ text: 'ticked' }] }] },
      ],
    },
    {
      kind: 'list',
      start: 3,
      items: [
        {
          blocks: [
            { kind: 'paragraph', spans: [{ text: 'three' }] },
            { kind: 'lines', count: 2 },
          ],
        },
      ],
    },
    { kind: 'new-page' },
    { kind: 'quote', blocks: [{ kind: 'paragraph', spans: [{ text: 'a call-out' }] }] },
    {
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], []]],
      aligns: ['left', 'right'],
    },
  ])
})

test('lines to write on that follow one another are one field', () => {
  expect(blocksOf('____\n____\n____\n\nand\n\n____\n')).toMatchObject([
    { kind: 'lines', count: 3 },
    { kind: 'paragraph' },
    { kind: 'lines', count: 1 },
  ])
})

test.each([
  ['a picture', 'a ![x](y.png)', '4:3: pictures have no place in a guide. Take it out. (guide)'],
  ['HTML', 'a <br> b', '4:3: HTML has no place in a guide. Write Markdown only. (guide)'],
  [
    'a comment',
    '<!-- x -->',
    '4:1: HTML and comments have no place in a guide. Write Markdown only. (guide)',
  ],
  ['code', 'a\n\n`x`', '6:1: code has no place in a guide. Remove the "`". (guide)'],
  [
    'a title again',
    '# Plan',
    '4:1: "#" is the title, and that is on the cover. Write "## " for a chapter. (guide)',
  ],
  [
    'a line of "---" right below text',
    'Now\n---\n',
    '4:1: the line below this text makes it a heading. Leave an empty line between them. (guide)',
  ],
  [
    'a line of "***"',
    'Now\n\n***\n',
    '6:1: a line of "*" says neither new page nor writing line. Write "---" for a new page or "____" for a line to write on. (guide)',
  ],
  [
    'a path of the site as link',
    'a\n\nb [here](/plan)',
    '6:3: the link "/plan" leads nowhere from paper. Write a full https: address, or mailto: and an address. (guide)',
  ],
  [
    'a link that runs script',
    '[here](javascript:alert(1))',
    '4:1: the link "javascript:alert(1)" leads nowhere from paper. Write a full https: address, or mailto: and an address. (guide)',
  ],
  [
    'a word in braces',
    'Hello {name},',
    '4:7: "{name}" is not filled in: all readers get the same guide. Write the text itself, or remove it. (placeholder)',
  ],
  [
    'a sign that no font has',
    'Well done \u{1F389}',
    '4:11: the fonts of guides have no character "\u{1F389}" (U+1F389). Use letters of Europe or of Arabic, or remove it. (guide)',
  ],
  [
    'a page that ends inside a list',
    '- a\n\n  ---\n',
    '6:3: a page cannot end inside a list or a quote. Begin the line with "---". (guide)',
  ],
  [
    'a table of more columns than a sheet holds',
    `a\n\n${'| a '.repeat(13)}|\n${'|---'.repeat(13)}|\n`,
    '6:1: a sheet of paper is too narrow for this table. Use 12 columns at most. (guide)',
  ],
  [
    'a cell that would fill a page',
    `| a | b |\n|---|---|\n| x | ${'word '.repeat(100)}|\n`,
    '6:7: this cell is too long: a row of a table stays on one page. Use 300 characters at most. (guide)',
  ],
  [
    'a heading that is a text',
    `## ${'word '.repeat(50)}`,
    '4:1: this heading fills more than a few lines. Use 160 characters at most. (guide)',
  ],
  ['nothing', '\n', '4:1: the guide has no text. Write it below "---". (missing)'],
])('%s is refused at its place', (_, markdown, message) => {
  expect(firstLines(head + markdown)).toEqual([`plan.md:${message}`])
  expect(load(head + markdown).parsed?.value).toBeUndefined()
})

test('places are right in files with Windows line ends', () => {
  expect(firstLines(`${head}a\n\n\`x\``.replaceAll('\n', '\r\n'))[0]).toMatch(/^plan\.md:6:1: code/)
})

test('the front matter of a guide is validated like any other', () => {
  expect(firstLines('---\ntitel: x\n---\na')).toEqual([
    'plan.md:2:1 title: is missing. Add it: Title on the cover. (missing)',
    'plan.md:2:1 titel: this key is not known. Did you mean "title"? Allowed here: title, subtitle, intro. (unknown-key)',
  ])
  expect(firstLines('a')[0]).toContain('does not begin with its title. Begin with a line of "---"')
})

test('a guide that tries to run a script or to exhaust the program is refused', () => {
  expect(firstLines('---js\nprocess.exit(3)\n---\na')[0]).toContain('begins with "---js".')
  expect(load(`${head}${'> '.repeat(20_000)}x`).diagnostics.at(0)?.message).toContain('too deep')
  expect(load(`${head}${'- '.repeat(300)}x`).diagnostics.at(0)?.message).toContain('too deep')
})

test.each([
  ['paragraphs', 'a\n\n'],
  ['items', '- a\n'],
  ['lines to write on', '____\n'],
  ['links', '[a](https://example.com) '],
  ['rows', '| a | b |\n', '| a | b |\n|---|---|\n'],
])('more %s than a guide can hold are refused before its pages are made', (_, part, before = '') => {
  const fault = 'this is more than a guide can hold.'
  expect(load(head + before + part.repeat(990)).diagnostics).toEqual([])
  expect(load(head + before + part.repeat(1001)).diagnostics.map(({ message }) => message)).toEqual([fault])
})

test.runIf(isAll)(
  'a guide of the largest allowed size is validated quickly',
  () => {
    const bodies = ['[a](https://example.com) '.repeat(9_000), '`a`\r\n\r\n'.repeat(30_000)]
    for (const body of bodies) expect(quickestOfThree(() => load(head + body))).toBeLessThan(3000)
  },
  60_000,
)
