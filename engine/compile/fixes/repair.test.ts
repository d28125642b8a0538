import { expect, test } from 'vitest'
import { applyEdits, takenTogether } from './apply-edits.ts'
import { loadYaml } from '../read/load-yaml.ts'
import { moveBelow } from './move-below.ts'
import { quoteValue, removeKey, renameKey, replaceValue } from './repair.ts'
import type { Repair } from './repair.ts'
import type { YamlFile } from '../read/yaml-file.ts'

/** The text of a file after a repair; null where none is offered. */
const after = (text: string, repair: (yaml: YamlFile) => Repair): string | null => {
  const { yaml } = loadYaml('a.yaml', text)
  if (!yaml) throw new Error('The text of a test can be read.')
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
])('in %j quotes are put: %j', (text, result) => {
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
  ['# first\nb: 1\n# above\na: 1 # behind\n# below\nc: 1\n', '# first\nb: 1\n# above\n# below\nc: 1\n'],
  ['a:\n  - 1\n  - 2 # two\n\nb: 1\n', '\nb: 1\n'],
  ['b: 1\na: |\n  x\n  y', 'b: 1\n'],
  ['a: 1\r\nb: 1\r\n', 'b: 1\r\n'],
  ['{ a: 1, b: 2 }', '{ b: 2 }'],
  ['{ b: 2, a: 1 }', '{ b: 2 }'],
  ['{ c: 1, a, b: 2 }', '{ c: 1, b: 2 }'],
  ['a: 1', null],
])('in %j a key is taken out: %j', (text, result) => {
  expect(after(text, (yaml) => removeKey(yaml, ['a']))).toBe(result)
})

test('the first key of an entry makes room for the next behind its dash', () => {
  expect(after('- a: 1\n  b: 2\n', (yaml) => removeKey(yaml, [0, 'a']))).toBe('- b: 2\n')
})

test.each([
  ['a: 1 # why\nwith:\n  b: 2\n', 'with:\n  b: 2\n  a: 1 # why\n'],
  ['with:\n    b: 2\n\nc: 1\na:\n  - x\n  - y\n', 'with:\n    b: 2\n    a:\n      - x\n      - y\n\nc: 1\n'],
  ['c: 1\na: 1\nd: 2\n', 'c: 1\nwith:\n  a: 1\nd: 2\n'],
  ['a: 1\r\nwith:\r\n  b: 2', 'with:\r\n  b: 2\r\n  a: 1'],
  ['a: 1\nwith:\n  a: 2\n', null],
  ['a: 1\nwith: { b: 2 }\n', null],
])('in %j a key moves below another: %j', (text, result) => {
  expect(after(text, (yaml) => moveBelow(yaml, 'a', 'with'))).toBe(result)
})

test('of two repairs of one place the first is taken', () => {
  const diagnostic = { file: 'a.yaml', line: 1, column: 1, path: '', rule: 'type', message: '' }
  const offer = (start: number, end: number) => ({ diagnostic, edits: [{ start, end, text: 'x' }] })
  expect(takenTogether([offer(4, 6), offer(5, 9), offer(8, 9), offer(6, 7)])).toEqual([
    offer(4, 6),
    offer(8, 9),
  ])
})
