import { expect, test } from 'vitest'
import { loadYaml } from './load-yaml.ts'
import { formatDiagnostic } from '../diagnostics/diagnostic.ts'

const diagnosticsOf = (source: string | Uint8Array) => loadYaml('a.yaml', source).diagnostics
const firstLine = (source: string | Uint8Array) =>
  formatDiagnostic(diagnosticsOf(source)[0] ?? never()).split('\n')[0]
const never = (): never => {
  throw new Error('No diagnostic was found.')
}

test('a good file gives its value', () => {
  const { yaml, diagnostics } = loadYaml('a.yaml', 'name: Sleep # comment\ncalm: true\nlist: [1, "two"]\n')
  expect(diagnostics).toEqual([])
  expect(yaml?.value).toEqual({ name: 'Sleep', calm: true, list: [1, 'two'] })
})

test('a syntax error is shown with its line, a caret and what to do', () => {
  expect(diagnosticsOf('name: Sleep\ntext: Free: today\n').map(formatDiagnostic)).toEqual([
    [
      'a.yaml:2:7: this line has a second ": ". Put quotes around a text that contains ": ". (yaml-syntax)',
      '  1 | name: Sleep',
      '> 2 | text: Free: today',
      '    |       ^',
      '  3 |',
    ].join('\n'),
  ])
})

test('only the first three syntax errors are shown', () => {
  const diagnostics = diagnosticsOf('a: b: 1\nc: d: 1\ne: f: 1\ng: h: 1\ni: j: 1\n')
  expect(diagnostics).toHaveLength(3)
  expect(diagnostics[2]?.fix).toMatch(/2 more errors follow/)
})

test('a tab is reported alone, without its consequences', () => {
  expect(diagnosticsOf('a:\n\tb: c\nd: e')).toHaveLength(1)
})

test.each([
  ['a duplicate key', 'name: a\nb: 1\nname: c', 'a.yaml:3:1: the key "name" appears twice.'],
  ['a tab', 'a:\n\tb: c', 'a.yaml:2:1: a tab is used to indent.'],
  ['a tag that runs code', 'a: !!js/function "x"', 'a.yaml:1:4: a text cannot start with "!"'],
  ['a binary tag', 'a: !!binary aGk=', 'a.yaml:1:4: a text cannot start with "!"'],
  ['a directive', '%YAML 1.1\n---\na: yes', 'a.yaml:1:1: a line that starts with "%"'],
  ['a merge key', 'a: &x {b: 1}\nc:\n  <<: *x', 'a.yaml:3:3: merge keys'],
  ['a prototype key', 'a: 1\n"__proto__": {x: 1}', 'a.yaml:2:1: the key "__proto__" is not allowed.'],
  ['bold text that looks like an alias', 'a: *bold*', 'a.yaml:1:4: "*bold*" refers to an anchor'],
  ['an alias of itself', 'a: &a {b: *a}', 'a.yaml:1:11: this alias is inside the part that it repeats.'],
  ['a second document', 'a: 1\n---\nb: 2', 'a.yaml:2:1: a line of "---" starts a second document.'],
  ['a file of 257 KiB', `a: "${'x'.repeat(257 * 1024)}"`, 'a.yaml:1:1: is larger than 256 KiB.'],
  [
    'bytes that are not text',
    Uint8Array.from([97, 58, 32, 0xff, 0xfe]),
    'a.yaml:1:4: is not valid UTF-8 text: ',
  ],
  [
    'a quote that is never closed',
    'a: 1\nb: "x\nc: 2\n',
    'a.yaml:2:4: the quote that opens here, on line 2, is not closed.',
  ],
  ['text after a closed quote', "a: 'don't do'", 'a.yaml:1:4: the text continues after its closing quote.'],
  [
    'a line that is indented too deep',
    'steps:\n  - step: event\n     capacity: 12\n     minutes: 60\n',
    'a.yaml:3:6: this line is indented deeper than the line above',
  ],
  [
    'a line with too little indentation for its entry',
    'steps:\n  - step: event\n   capacity: 12\n',
    'a.yaml:3:4: this line is indented 1 space too little: it belongs below "- step: event"',
  ],
  [
    'a quote that another one closes further down',
    "a: 'one\nb: two\nc: 'three'\nd: four\n",
    'a.yaml:1:4: the quote that opens here, on line 1, is not closed.',
  ],
  [
    'a quote inside braces',
    'a: 1\nb: { c: "one, d: two }\ne: three\n',
    'a.yaml:2:9: the quote that opens here, on line 2, is not closed.',
  ],
  ['a list between keys', 'a:\n  b: c\n  - d\n  - e\n', 'a.yaml:3:3: there is a "- " between keys here.'],
  ['a bracket that is never closed', 'a:\n  b: { c: 1\n  d: 2\n', 'a.yaml:2:6: this "{" is not closed.'],
  [
    'a bracket that a comment swallows',
    'a:\n  b: { c: #1d6f5c, d: calm }\ne: 2\n',
    'a.yaml:2:11: is empty: YAML reads "#" after a space as the beginning of a comment.',
  ],
  ['a list that is never closed', 'a:\n  b: [1, 2\n  d: 2\n', 'a.yaml:2:6: this "[" is not closed.'],
  ['bold words before others', 'a: *Stay* sweet', 'a.yaml:1:4: a text cannot start with "*"'],
])('%s is refused with its place', (_, source, expected) => {
  expect(firstLine(source)).toContain(expected)
})

test.each([
  ['a line on the wrong level', 'a:\n  b: 1\n    c: 2\nd: e\nf\ng: 1\n'],
  ['a bracket that is never closed', 'a:\n  b: { c: 1\n  d: [2\ne: f\n'],
  ['a line that is no "key: value"', 'subject: a\n\nHello you,\n\nbye\n'],
])('%s is reported alone, without its consequences', (_, source) => {
  expect(diagnosticsOf(source)).toHaveLength(1)
})

const nested = (opening: string, closing: string) => opening.repeat(1500) + closing.repeat(1500)
test.each([
  ['lists', nested('[', ']')],
  ['maps', nested('{a: ', '}')],
  ['dashes', nested('- ', '')],
  ['question marks', nested('? ', '')],
  ['a hundred thousand brackets', '['.repeat(100_000)],
  ['brackets over many lines', '[\n'.repeat(1500)],
  ['indented keys', Array.from({ length: 700 }, (_unused, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ['indented dashes', Array.from({ length: 700 }, (_unused, depth) => `${' '.repeat(depth)}-`).join('\n')],
  ['anchors in front of brackets', '[&a '.repeat(1500)],
])('%s nested too deep are refused before anything parses them', (_, source) => {
  expect(diagnosticsOf(source).map(({ rule }) => rule)).toEqual(['too-deep'])
  expect(diagnosticsOf(source)).toHaveLength(1)
})

test('32 levels are fine, and brackets in a text do not count', () => {
  const deep = Array.from({ length: 32 }, (_unused, depth) => `${'  '.repeat(depth)}a:`).join('\n')
  expect(diagnosticsOf(deep)).toEqual([])
  expect(diagnosticsOf(`a: |\n  ${'['.repeat(100)}\nb: "${'{'.repeat(100)}"\nc: don't [stop [[[`)).toEqual([])
  const table = Array.from({ length: 100 }, () => '- { a: [1, 2] }').join('\n')
  expect(diagnosticsOf(table)).toEqual([])
})

test('aliases that expand without end are refused at their line', () => {
  const levels = Array.from('bcdefghi').map(
    (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`,
  )
  const bomb = ['a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]', ...levels].join('\n')
  expect(firstLine(bomb)).toContain('a.yaml:2:8: aliases (*name) expand to more than 50 copies.')
  expect(firstLine(`a: &x [1]\nb: [${'*x, '.repeat(50_000)}]`)).toContain('expand to more than 50 copies')
})

test('a few aliases are fine', () => {
  expect(loadYaml('a.yaml', 'a: &x { b: 1 }\nc: [*x, *x]').yaml?.value).toEqual({
    a: { b: 1 },
    c: [{ b: 1 }, { b: 1 }],
  })
})

test('a frame never moves the cursor of the terminal, and long lines are cut around the caret', () => {
  const frame = diagnosticsOf(`a: "\u001b[31m" ${'x'.repeat(500)}: y`)[0]?.frame ?? ''
  expect(frame).not.toContain('\u001b')
  for (const line of frame.split('\n')) expect(line.length).toBeLessThan(120)
})
