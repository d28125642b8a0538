import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import {
  campaignFile,
  edited,
  goodFiles,
  loadWith,
  reported,
} from '../../../../tests/fixtures/site-fixture.ts'
import { loadYaml } from '../load-yaml.ts'

const fixed = (text: string) => {
  const { diagnostics } = loadYaml('ember/page.yaml', text)
  const [{ rule, repair = [], line, column } = { rule: '', line: 0, column: 0 }, ...others] = diagnostics
  return [rule, `${line}:${column}`, applyEdits(text, repair), others.length]
}

test.each([
  ['behind a quoted text', "a: { x: 'one' y: 2 }\n", '1:14', "a: { x: 'one', y: 2 }\n"],
  ['between quoted texts', 'a: ["one" "two"]\n', '1:10', 'a: ["one", "two"]\n'],
  ['between groups of keys', 'a: [{ x: 1 } { x: 2 }]\n', '1:13', 'a: [{ x: 1 }, { x: 2 }]\n'],
  ['between groups, without a blank', 'a: [{ x: 1 }{ x: 2 }]\n', '1:13', 'a: [{ x: 1 }, { x: 2 }]\n'],
  [
    'between words, where another entry has the same keys',
    'a:\n  - { x: one, y: 1 }\n  - { x: two y: 2 }\n',
    '3:13',
    'a:\n  - { x: one, y: 1 }\n  - { x: two, y: 2 }\n',
  ],
  [
    'where a semicolon stands',
    'a:\n  - { x: one; y: 1 }\n  - { x: two, y: 2 }\n',
    '2:13',
    'a:\n  - { x: one, y: 1 }\n  - { x: two, y: 2 }\n',
  ],
  ['at the end of a line', 'a: {\n  x: one\n  y: two }\n', '2:9', 'a: {\n  x: one,\n  y: two }\n'],
])('a comma that is missing %s', (_, text, place, better) => {
  expect(fixed(text)).toEqual(['yaml-syntax', place, better, 0])
})

test.each([
  ['behind a comma', 'a: { x: one,, y: 2 }\n', 'a: { x: one, y: 2 }\n'],
  ['behind a bracket', 'a: { , x: one }\n', 'a: { x: one }\n'],
  ['behind a closed group', 'a:\n  - { x: 1 },\n  - { x: 2 }\n', 'a:\n  - { x: 1 }\n  - { x: 2 }\n'],
  ['behind a quoted text', "a: 'one',\nb: 2\n", "a: 'one'\nb: 2\n"],
])('a comma too many %s', (_, text, better) => {
  const [rule, , is] = fixed(text)
  expect([rule, is]).toEqual(['yaml-syntax', better])
})

test('a text that holds ": " stays one', () => {
  const [, , better] = fixed('a: { title: Small steps: big change }\nsteps: 1\n')
  expect(better).toBe("a: { title: 'Small steps: big change' }\nsteps: 1\n")
})

test('mistakes after a missing comma are reported, too', () => {
  const text = edited(
    campaignFile,
    '{ type: text, name: name, label: Name }',
    "{ type: text, name: 'name' label: Name }",
  )
  const page = text[campaignFile]?.replace('title: Check', 'tilte: Check') ?? goodFiles[campaignFile]
  expect(reported(loadWith({ [campaignFile]: page }).diagnostics)).toEqual([
    `${campaignFile}  yaml-syntax at  label: Name }`,
    `${campaignFile} sections[1].tilte unknown-key at tilte: Check your in`,
  ])
})
