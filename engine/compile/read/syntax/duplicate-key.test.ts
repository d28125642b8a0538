import { expect, test } from 'vitest'
import { loadYaml } from '../load-yaml.ts'

const reported = (text: string) =>
  loadYaml('a.yaml', text).diagnostics.map(({ line, rule, message, fix, related, repair }) => ({
    line,
    rule,
    words: `${message} ${fix ?? ''}`,
    first: related?.map((place) => place.line),
    repair: repair?.length,
  }))

test('a key that left its map is reported with the place of the first one', () => {
  expect(reported('name: A\nseo:\nname: B\n')).toMatchObject([
    {
      line: 3,
      rule: 'duplicate-key',
      first: [1],
      words: expect.stringContaining('belongs to the key above'),
    },
  ])
})

test('a list entry without its dash is reported as one', () => {
  expect(reported('list:\n  - type: a\n    text: x\n    type: b\n')).toMatchObject([
    { line: 4, rule: 'yaml-syntax', words: expect.stringContaining('the "- " at the beginning'), repair: 1 },
  ])
})

test('a word that starts with "&" is reported unless something repeats it', () => {
  expect(reported('a: &more sleep\n')).toMatchObject([{ line: 1, rule: 'unused-anchor', repair: 1 }])
  expect(reported('a: &x sleep\nb: *x\n')).toEqual([])
})

test.each([
  ['a: @home\n', 1],
  ['a: %50\n', 1],
  ['a: > 50 nights\n', 1],
  ['a: Sleep: well\n', 1],
  ['a: "Sleep" well\n', 1],
  ['a: "Sleep\nb: 1\n', 1],
  ['a: !Sleep well\n', 1],
  ['a: *Sleep\n', 1],
  ['a:\n\tb: 1\n', 2],
])('%j is one diagnostic with a repair', (text, line) => {
  expect(reported(text).map((one) => [one.line, (one.repair ?? 0) > 0])).toEqual([[line, true]])
})

test.each([
  'a: 1\nb: 2\na: 1\n',
  'b: 1\na:Sleep\nc: 2\n',
  'a: 1\n---\n',
  'a: - x\n',
  'a: [x\n',
  'a: 1\n  b: 2\n',
  'b: 1\na Sleep\nc: 2\n',
  'a: {b: 1}}\n',
])('%j is reported without a repair: only its author knows', (text) => {
  expect(reported(text).map(({ repair }) => repair)).toEqual([undefined])
})

test('no repairs are tried for diagnostics that are not shown', () => {
  const many = Array.from({ length: 3000 }, (_, at) => `k${at}: a: b\n`).join('')
  expect(reported(many)).toHaveLength(3)
  expect(reported(`a: !x ${'['.repeat(3000)}\n`)).toMatchObject([{ rule: 'tag' }])
})
