import { expect, test } from 'vitest'
import { applyEdits, takenTogether } from '../fixes/apply-edits.ts'
import { loadYaml } from '../read/load-yaml.ts'
import type { Edit } from '../diagnostics/diagnostic.ts'
import { indentKey, quoteValue, renameKey, replaceValue } from './edit-value.ts'
import type { YamlFile } from './parsed-yaml.ts'

/** The text of a file after a repair; null where none is offered. */
const after = (text: string, repair: (yaml: YamlFile) => Edit[] | undefined): string | null => {
  const { yaml } = loadYaml('a.yaml', text)
  if (!yaml) throw new Error('The text of this test is valid YAML.')
  const edits = repair(yaml)
  return edits ? applyEdits(yaml.text, edits) : null
}

test.each([
  ['a: red # why\nb: 1\n', '#c00', "a: '#c00' # why\nb: 1\n"],
  ['a: red', 'blue', 'a: blue'],
  ['a: "red"', 'b"lue', 'a: "b\\"lue"'],
  ["a: 'red'", "it's", 'a: "it\'s"'],
  ['{ a: red, b: 1 }', 'x, y', "{ a: 'x, y', b: 1 }"],
  ['a: &x red\nb: *x\n', 'blue', 'a: &x blue\nb: *x\n'],
  ['b: &x red\na: *x\n', 'blue', 'b: &x red\na: blue\n'],
  ['a: red\r\nb: 1\r\n', 'blue', 'a: blue\r\nb: 1\r\n'],
  ['a: red', 'yes: no', "a: 'yes: no'"],
  ['a: red', 'true', "a: 'true'"],
  ['a: "12"', 12, 'a: 12'],
  ['a: red', '', "a: ''"],
  ['a: red', 'two\nlines', null],
  ['a: |\n  red\n', 'blue', null],
  ['a:\nb: 1\n', 'blue', null],
  ['a: { c: 1 }', 'blue', null],
  ['b: 1', 'blue', null],
])('in %j another value %j is written as %j', (text, value, result) => {
  expect(after(text, (yaml) => replaceValue(yaml, ['a'], value))).toBe(result)
})

test.each([
  ['a: 12 # why', "a: '12' # why"],
  ['{ a: true }', "{ a: 'true' }"],
  ["a: '12'", null],
  ['a: [1]', null],
])('%j gets quotes: %j', (text, result) => {
  expect(after(text, (yaml) => quoteValue(yaml, ['a']))).toBe(result)
})

test.each([
  ['x:\n  a: 1 # why\n  c: 2\n', 'x:\n  b: 1 # why\n  c: 2\n'],
  ['x: { "a": 1 }', 'x: { "b": 1 }'],
  ['x: { a }', 'x: { b }'],
  ['x:\n  a: 1\n  b: 2\n', null],
  ['x:\n  c: 1\n', null],
])('in %j a key gets another name: %j', (text, result) => {
  expect(after(text, (yaml) => renameKey(yaml, ['x', 'a'], 'b'))).toBe(result)
})

test.each([
  ['seo:\n  title: A\na: 1 # why\nb: 2\n', 'seo:\n  title: A\n  a: 1 # why\nb: 2\n'],
  ['seo:\n  title: A\na:\n  - x\n\n  - y\nb: 2', 'seo:\n  title: A\n  a:\n    - x\n\n    - y\nb: 2'],
  ['seo:\r\n  title: A\r\na: >-\r\n  x\r\n', 'seo:\r\n  title: A\r\n  a: >-\r\n    x\r\n'],
])('in %j the lines of a key are indented: %j', (text, result) => {
  expect(after(text, (yaml) => indentKey(yaml, 'a'))).toBe(result)
})

test('of two repairs at one place the first is taken', () => {
  const diagnostic = { file: 'a.yaml', line: 1, column: 1, path: '', rule: 'type', message: '' }
  const offer = (start: number, end: number) => ({ diagnostic, edits: [{ start, end, text: 'x' }] })
  expect(takenTogether([offer(4, 6), offer(5, 9), offer(8, 9), offer(6, 7)])).toEqual([
    offer(4, 6),
    offer(8, 9),
  ])
})
