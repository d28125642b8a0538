import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingTypos } from './heading-typos.ts'
import { typosIn } from './markdown-typos.ts'
import { emailFile, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'

test.each([
  ['a\n\n##Title', '##Title', '"##" without a space'],
  ['- [] one', '[] one', 'not a valid checkbox'],
  ['- [ ]one\n- [x] two', '[ ]one', 'not a valid checkbox'],
  ['1. [X]one', '[X]one', 'not a valid checkbox'],
  ['- [ ]', '[ ]', 'no text'],
  ['see [the plan] (https://a.example)', '[the plan]', 'a space between'],
  ['[Open] ({pageUrl})', '[Open]', 'a space between'],
  ['(the plan)[https://a.example/x]', '(the plan)', 'wrong way round'],
  [
    'see [this](https://a.example/my call) or [that](/plan "The plan")',
    'https:',
    'a space inside the address',
  ],
  ['| a | b |\n| 1 | 2 |', '| a | b |', 'not a table'],
  ['| a | b |\n|---|\n| 1 | 2 |', '|---|', 'not a table'],
  ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', '| 1 |', 'the last ones are lost'],
  ['| a | b |\n|---|---|\n| 1 |', '| 1 |', 'has 1 cells, but the table has 2'],
  ['| a | b | c |\n|---|---|---|\n| 1 | 2 |', '| 1 |', 'has 2 cells, but the table has 3'],
  ['a\n\nthis **bold text\n\nb ** c', '**bold', 'never closed'],
  ['**a** and **b', '**b', 'never closed'],
  ['this ** bold ** text', '** bold', 'spaces inside'],
  ['**a** x **b ** y', '**b', 'spaces inside'],
  ['it`s here', '`s', 'never closed'],
  ['- a\n - b', '- b', 'on the level of'],
  ['1. a\n  - b', '- b', 'on the level of'],
])('%j is reported at %j, with either line end', (text, at, words) => {
  for (const written of [text, text.replaceAll('\n', '\r\n')]) {
    const typos = typosIn(written)
    const [typo, ...others] = text.includes('b ** c') ? typos.slice(0, 1) : typos
    expect(others).toEqual([])
    expect(typo?.message).toContain(words)
    expect(written.slice(typo?.offset).startsWith(at)).toBe(true)
  }
})

test.each([
  '**bold** and ***both*** and `code ** here`',
  'two\n**lines\nof bold**',
  '- a\n  - b\n\n1. c\n   - d',
  ' - a\n - b',
  '- [ ] a\n- [x] b\n- [c](https://a.example)',
  'Name: ________ and 2 \\*\\* 3',
  '***\n\n* * *',
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | |',
  '#hashtag',
  'see [1] (2019) and [the plan] (as above)',
  '```\n**a\n##b\n```',
  'a | b',
  '## Title with **bold**\n\ntext',
])('%j is valid Markdown', (text) => {
  expect(typosIn(text)).toEqual([])
})

const order = (text: string, title: boolean) =>
  headingTypos(text, { hasTitle: title }).map(({ offset, fix }) => [
    /^#+ (.)/.exec(text.slice(offset))?.[1],
    fix,
  ])

test('headings go down one level at a time', () => {
  expect(order('### a\n\n## b\n\n### c', true)).toEqual([['a', 'Write "## ".']])
  expect(order('# a\n\n### b\n\n### c\n\n## d', false)).toEqual([
    ['b', 'Write "## ".'],
    ['c', 'Write "## ".'],
  ])
  expect(order('# a\n\n# b', false)).toEqual([['b', 'Write "## ".']])
  expect(order('## a\n\n### b\n\n## c', false)).toEqual([])
})

test('typos in guides and mails are reported at their place', () => {
  const { diagnostics } = loadWith({
    [emailFile]: '---\r\nsubject: Hi\r\npreheader: x\r\n---\r\n\r\n##Now\r\n\r\nHello\r\n',
    'nora/guides/plan.md': '---\ntitle: The plan\n---\n\n### Now\n\nIt **is.\n',
  })
  expect(reported(diagnostics)).toEqual([
    `${emailFile}  markdown at ##Now`,
    'nora/guides/plan.md  heading-order at ### Now',
    'nora/guides/plan.md  markdown at **is.',
  ])
})

test('our own guides and mails have no typos', () => {
  const files = globSync('campaigns/*/{guides,emails}/*.md')
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const [, , text = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    expect({ file, typos: typosIn(text) }).toEqual({ file, typos: [] })
  }
})
