import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { loadYaml } from '../load-yaml.ts'
import { campaignFile, goodFiles, loadWith } from '../../../../tests/fixtures/site-fixture.ts'

const campaign = (within: string) => `coach: nora\ntemplate: lead-magnet\nwith:\n${within}`

test.each([
  ['a key that left its map', '  title: A\nsubtitle: B\n  badge: C\n', '5:1', '"with:"'],
  ['the first key of its map', 'title: A\n  subtitle: B\n  badge: C\n', '4:1', '"with:"'],
  ['a key above a comment', '  title: A\nsubtitle: B\n\n  # The badge\n  badge: C\n', '5:1', '"with:"'],
  ['a key with lines of its own', '  title: A\nsubtitle: >-\n    B\n    C\n  badge: D\n', '5:1', '"with:"'],
  ['the key of a list', '  title: A\nbenefits:\n    - title: D\n  badge: C\n', '5:1', '"with:"'],
  ['half a level too little', '  title: A\n subtitle: B\n  badge: C\n', '5:2', '"with:"'],
  [
    'a key of an entry',
    '  benefits:\n    - title: D\n    description: E\n    - title: F\n',
    '6:5',
    '"- title: D"',
  ],
])('%s is reported at its own line, with the level that it belongs to', (_, within, place, holder) => {
  const text = campaign(within)
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(diagnostics[0]?.message).toContain('too little')
  expect(diagnostics[0]?.message).toContain(holder)
  const fixed = applyEdits(text, diagnostics[0]?.repair ?? [])
  expect(loadYaml('a.yaml', fixed).diagnostics).toEqual([])
  expect(fixed.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test.each([
  [
    'the first key below another',
    '    title: A\n  subtitle: B\n  badge: C\n  with: D\nseo:\n  title: E\n',
    '4:5',
    '"subtitle:"',
    true,
  ],
  ['a key below a text', '  title: A\n    subtitle: B\n  badge: C\n', '5:5', '"title:"', false],
  [
    'a key with lines of its own',
    '  title: A\n    subtitle: >-\n      B\n  badge: C\n',
    '5:5',
    '"title:"',
    false,
  ],
  [
    'a key of an entry',
    '  benefits:\n    - title: A\n        text: B\n      icon: C\n',
    '6:9',
    '"title:"',
    false,
  ],
])('%s that is indented too far is reported at its own line', (_, within, place, beside, isSure) => {
  const text = campaign(within)
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(diagnostics[0]?.message).toMatch(/^this line is indented \d spaces too far: it belongs beside /)
  expect(diagnostics[0]?.message).toContain(beside)
  // Below a text it may be part of that text.
  expect(diagnostics[0]?.repair !== undefined).toBe(isSure)
  if (isSure)
    expect(loadYaml('a.yaml', applyEdits(text, diagnostics[0]?.repair ?? [])).diagnostics).toEqual([])
})

test('the first key of a file or of front matter that is indented too far is reported once', () => {
  for (const start of ['', '---\n']) {
    const text = `${start}  subject: A\npreheader: B\n`
    const { diagnostics } = loadYaml('a.yaml', text)
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'this line is indented 2 spaces too far: it belongs beside "preheader:".',
    ])
    expect(applyEdits(text, diagnostics[0]?.repair ?? [])).toBe(text.replace('  ', ''))
  }
})

test('the last key of a map that lost its indentation is reported once', () => {
  const page = goodFiles[campaignFile] ?? ''
  const { diagnostics } = loadWith({ [campaignFile]: page.replace('  description:', 'description:') })
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '8:1 this key is indented too little: it belongs below "seo:".',
  ])
  expect(applyEdits(page.replace('  description:', 'description:'), diagnostics[0]?.repair ?? [])).toBe(page)
})
