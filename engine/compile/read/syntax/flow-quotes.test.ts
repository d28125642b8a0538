import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { loadYaml } from '../load-yaml.ts'

const below = "seo: { title: 'A', description: 'B' }\nsections:\n  - type: hero\n    href: '@scheduler'\n"

test.each([
  ['the last entry of a list', "aliases: [/a, '/b]\n", '1:15', "aliases: [/a, '/b']\n"],
  ['an entry before another in quotes', "aliases: ['/a, '/b']\n", '1:11', "aliases: ['/a', '/b']\n"],
  ['an entry that a comma may belong to', "aliases: ['/a, /b]\n", '1:11', null],
  [
    'a value before a key',
    "button: { label: 'Go, href: '/a' }\n",
    '1:18',
    "button: { label: 'Go', href: '/a' }\n",
  ],
  ['the last value', 'button: { label: Go, href: "/a }\n', '1:28', 'button: { label: Go, href: "/a" }\n'],
  ['a list over several lines', "aliases: [\n  '/a,\n  '/b'\n]\n", '2:3', "aliases: [\n  '/a',\n  '/b'\n]\n"],
  ['an entry of a list below its key', "aliases:\n  - /a\n  - '/b\n", '3:5', "aliases:\n  - /a\n  - '/b'\n"],
])('%s: an open quote is reported once, where it opens', (_, text, place, fixed) => {
  const { diagnostics } = loadYaml('a.yaml', text + below)
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(diagnostics[0]?.message).toContain('the quote that opens here')
  const { repair } = diagnostics[0] ?? {}
  expect(repair ? applyEdits(text + below, repair) : null).toBe(fixed === null ? null : fixed + below)
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
