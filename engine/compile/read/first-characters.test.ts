import { expect, test } from 'vitest'
import { applyEdits } from '../fixes/apply-edits.ts'
import { campaignFile, edited, loadWith } from '../../../tests/fixtures/site-fixture.ts'
import { loadYaml } from './load-yaml.ts'

const texts = [
  '{name}, your guide',
  '{{name}} and you',
  '[Free] A guide',
  '@nora says it',
  '`free`',
  '% off',
  '&more to come',
  '& more to come',
  '*Free* tonight',
  '* Free tonight',
  '!Now',
  '] over',
  '} over',
  '| over',
  '> over',
  '"Free" tonight',
  "'Free' tonight",
  'Now: or: never',
]

test.each(texts)('%s without quotes is reported once, at its first character, and gets quotes', (words) => {
  const text = `name: A\ntitle: ${words}\nlist:\n  - b\n`
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['2:8'])
  expect(diagnostics[0]?.fix).toContain('quotes')
  const fixed = loadYaml('a.yaml', applyEdits(text, diagnostics[0]?.repair ?? []))
  expect(fixed.yaml?.value).toEqual({ name: 'A', title: words, list: ['b'] })
})

test.each(['@nora', '`free`', '%off', '&more', '*Free* tonight', '!Now', 'Now: or never'])(
  '%s inside { } is reported once, at its first character, and gets quotes',
  (words) => {
    const text = `list:\n  - { icon: moon, title: ${words}, text: B }\n  - { title: ${words} }\n`
    const { diagnostics } = loadYaml('a.yaml', text)
    expect(diagnostics[0]).toMatchObject({ line: 2, column: 26 })
    const once = applyEdits(text, diagnostics[0]?.repair ?? [])
    const [next, ...others] = loadYaml('a.yaml', once).diagnostics
    expect(others).toEqual([])
    const { yaml } = loadYaml('a.yaml', applyEdits(once, next?.repair ?? []))
    expect(yaml?.value).toEqual({ list: [{ icon: 'moon', title: words, text: 'B' }, { title: words }] })
  },
)

test('a placeholder alone is reported as a group of keys, with what to write', () => {
  const { diagnostics } = loadWith(edited(campaignFile, 'title: Check your inbox', 'title: {name}'))
  expect(diagnostics.map(({ path, rule, fix }) => ({ path, rule, fix }))).toEqual([
    { path: 'sections[1].title', rule: 'type', fix: 'Put quotes around a text that starts with "{".' },
  ])
})

test('a list in place of a text is reported with what to write', () => {
  const [diagnostic, ...others] = loadWith(
    edited(campaignFile, 'title: Check your inbox', 'title: [Free]'),
  ).diagnostics
  expect(others).toEqual([])
  expect(diagnostic?.fix).toContain('Write one text after the key')
})
