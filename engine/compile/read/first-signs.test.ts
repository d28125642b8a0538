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

test.each(texts)('%s without quotes is told once, at its first sign, and put in quotes', (words) => {
  const text = `name: A\ntitle: ${words}\nlist:\n  - b\n`
  const { problems } = loadYaml('a.yaml', text)
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(['2:8'])
  expect(problems[0]?.fix).toContain('quotes')
  const mended = loadYaml('a.yaml', applyEdits(text, problems[0]?.repair ?? []))
  expect(mended.yaml?.value).toEqual({ name: 'A', title: words, list: ['b'] })
})

test.each(['@nora', '`free`', '%off', '&more', '*Free* tonight', '!Now', 'Now: or never'])(
  '%s inside of { } is told once, at its first sign, and put in quotes',
  (words) => {
    const text = `list:\n  - { icon: moon, title: ${words}, text: B }\n  - { title: ${words} }\n`
    const { problems } = loadYaml('a.yaml', text)
    expect(problems[0]).toMatchObject({ line: 2, column: 26 })
    const once = applyEdits(text, problems[0]?.repair ?? [])
    const [next, ...others] = loadYaml('a.yaml', once).problems
    expect(others).toEqual([])
    const { yaml } = loadYaml('a.yaml', applyEdits(once, next?.repair ?? []))
    expect(yaml?.value).toEqual({ list: [{ icon: 'moon', title: words, text: 'B' }, { title: words }] })
  },
)

test.each([
  ['title: {name}', "title: '{name}'"],
  ['{ href: /a, label: {name}, your guide }', "{ href: /a, label: '{name}, your guide' }"],
])('%s is a text that stands in no quotes', (words, mended) => {
  const isTitle = words.startsWith('title')
  const from = isTitle ? 'title: Check your inbox' : "{ label: Back up, href: '#form' }"
  const [problem, ...others] = loadWith(edited(campaignFile, from, words)).problems.filter(
    ({ rule }) => rule !== 'dead-link',
  )
  expect(others).toEqual([])
  const text = Object.values(edited(campaignFile, from, words))[0] ?? ''
  expect(applyEdits(text, problem?.repair ?? [])).toBe(text.replace(words, mended))
})

test('a list where a text is due is asked for as one text', () => {
  const [problem, ...others] = loadWith(
    edited(campaignFile, 'title: Check your inbox', 'title: [Free]'),
  ).problems
  expect(others).toEqual([])
  expect(problem?.fix).toContain('Write one text behind the key')
})
