import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { loadYaml } from '../load-yaml.ts'

const below = "seo: { title: 'A', description: 'B' }\nsections:\n  - type: hero\n    href: '@scheduler'\n"

test.each([
  ['the last entry of a list', "aliases: [/a, '/b]\n", '1:15'],
  ['an entry before another in quotes', "aliases: ['/a, '/b']\n", '1:11'],
  ['an entry that a comma may belong to', "aliases: ['/a, /b]\n", '1:11'],
  ['a value before a key', "button: { label: 'Go, href: '/a' }\n", '1:18'],
  ['the last value', 'button: { label: Go, href: "/a }\n', '1:28'],
  ['a list over several lines', "aliases: [\n  '/a,\n  '/b'\n]\n", '2:3'],
])('%s: an open quote between brackets is reported once, where it opens', (_, text, place) => {
  const { diagnostics } = loadYaml('a.yaml', text + below)
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(diagnostics[0]?.message).toContain('the quote that opens here')
  expect(diagnostics[0]?.repair).toBeUndefined()
})

test('an open quote in an entry below its key is closed', () => {
  const text = `aliases:\n  - /a\n  - '/b\n${below}`
  const [diagnostic, ...others] = loadYaml('a.yaml', text).diagnostics
  expect(others).toEqual([])
  expect(diagnostic).toMatchObject({ line: 3, column: 5 })
  expect(applyEdits(text, diagnostic?.repair ?? [])).toBe(text.replace("'/b", "'/b'"))
})

test('the last value of a file, with and without a line end', () => {
  for (const end of ['', '\n', '\r\n']) {
    const text = `name: A\nnote: 'General information, no advice.${end}`
    const { diagnostics } = loadYaml('a.yaml', text)
    expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['2:7'])
    expect(applyEdits(text, diagnostics[0]?.repair ?? [])).toBe(
      `name: A\nnote: 'General information, no advice.'${end}`,
    )
  }
})

test('apostrophes and closed quotes in lists are read as they are', () => {
  const text = `a: [don't, 'it''s', "a \\" b", 'c, d']\nb: { c: the coach's, d: 'e' }\n`
  expect(loadYaml('a.yaml', text).diagnostics).toEqual([])
})
