import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headingTypos } from './heading-typos.ts'
import { typosIn } from './markdown-typos.ts'
import { emailFile, loadWith, reported } from '../../../tests/fixtures/site-fixture.ts'
import type { Typo } from './typo.ts'

const fixed = (text: string, typos: Typo[]) =>
  typos
    .flatMap(({ repair = [] }) => repair)
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: words }) => all.slice(0, start) + words + all.slice(end), text)

/** What is told, at the words where it begins, and what the text is once it is mended. */
test.each([
  ['a\n\n##Title', '##Title', '"##" without', 'a\n\n## Title'],
  ['- [] one', '[] one', 'no box', '- [ ] one'],
  ['- [ ]one\n- [x] two', '[ ]one', 'no box', '- [ ] one\n- [x] two'],
  ['1. [X]one', '[X]one', 'no box', '1. [x] one'],
  ['- [ ]', '[ ]', 'no words', null],
  [
    'see [the plan] (https://a.example)',
    '[the plan]',
    'a blank between',
    'see [the plan](https://a.example)',
  ],
  ['[Open] ({pageUrl})', '[Open]', 'a blank between', '[Open]({pageUrl})'],
  ['(the plan)[https://a.example/x]', '(the plan)', 'wrong way round', '[the plan](https://a.example/x)'],
  ['| a | b |\n| 1 | 2 |', '| a | b |', 'no table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['| a | b |\n|---|\n| 1 | 2 |', '|---|', 'it is no table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['| a | b |\n|---|---|\n| 1 | 2 | 3 |', '| 1 |', 'the last are lost', null],
  ['| a | b |\n|---|---|\n| 1 |', '| 1 |', 'has 1 cells and the table has 2', null],
  ['| a | b | c |\n|---|---|---|\n| 1 | 2 |', '| 1 |', 'has 2 cells and the table has 3', null],
  ['a\n\nthis **bold text\n\nb ** c', '**bold', 'no second one', null],
  ['**a** and **b', '**b', 'no second one', null],
  ['this ** bold ** text', '** bold', 'with blanks', 'this **bold** text'],
  ['**a** x **b ** y', '**b', 'with blanks', '**a** x **b** y'],
  ['it`s here', '`s', 'no second one', null],
  ['- a\n - b', '- b', 'on the level of', null],
  ['1. a\n  - b', '- b', 'on the level of', '1. a\n   - b'],
] as const)('%j is found, told and mended', (text, at, words, right) => {
  for (const [ends, written] of [['\n', text] as const, ['\r\n', text.replaceAll('\n', '\r\n')] as const]) {
    const typos = typosIn(written)
    const [typo, ...others] = text.includes('b ** c') ? typos.slice(0, 1) : typos
    expect(others).toEqual([])
    expect(typo?.message).toContain(words)
    expect(written.slice(typo?.offset).startsWith(at)).toBe(true)
    if (right === null) expect(typo?.repair).toBeUndefined()
    else {
      const whole = fixed(written, typos)
      expect(whole.replaceAll(ends, '\n')).toBe(right)
      expect(typosIn(whole)).toEqual([])
    }
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
])('%j is Markdown as it should be', (text) => {
  expect(typosIn(text)).toEqual([])
})

const order = (text: string, title: boolean) => {
  const typos = headingTypos(text, { title })
  return {
    reported: typos.map(({ offset }) => /^#+ (.)/.exec(text.slice(offset))?.[1]),
    fixed: fixed(text, typos),
  }
}

test('headings go down one level at a time', () => {
  expect(order('### a\n\n## b\n\n### c', true)).toEqual({ reported: ['a'], fixed: '## a\n\n## b\n\n### c' })
  expect(order('# a\n\n### b\n\n### c\n\n## d', false)).toEqual({
    reported: ['b', 'c'],
    fixed: '# a\n\n## b\n\n## c\n\n## d',
  })
  expect(order('# a\n\n# b', false)).toEqual({ reported: ['b'], fixed: '# a\n\n## b' })
  expect(order('## a\n\n### b\n\n## c', false).reported).toEqual([])
})

test('typos in guides and mails are reported at their place, with their fix', () => {
  const { diagnostics } = loadWith({
    [emailFile]: '---\r\nsubject: Hi\r\npreheader: x\r\n---\r\n\r\n##Now\r\n\r\nHello\r\n',
    'nora/guides/plan.md': '---\ntitle: The plan\n---\n\n### Now\n\nIt **is.\n',
  })
  expect(reported(diagnostics)).toEqual([
    `${emailFile}  markdown at ##Now`,
    'nora/guides/plan.md  heading-order at ### Now',
    'nora/guides/plan.md  markdown at **is.',
  ])
  expect(diagnostics.map(({ repair }) => repair)).toEqual([
    [{ start: 41, end: 41, text: ' ' }],
    [{ start: 25, end: 28, text: '##' }],
    undefined,
  ])
})

test('no guide and no mail of ours is suspected', () => {
  const files = globSync('campaigns/*/{guides,emails}/*.md')
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const [, , text = ''] = readFileSync(file, 'utf8').split(/^---$/m)
    expect({ file, typos: typosIn(text) }).toEqual({ file, typos: [] })
  }
})

test('a link whose address holds a blank would show as text; a title behind it does not', () => {
  const spaced = 'See [this](https://a.example/my call) or [that](/plan "The plan").'
  expect(typosIn(spaced)).toMatchObject([
    { offset: 11, message: 'a blank inside the address makes a text of this link.' },
  ])
})
