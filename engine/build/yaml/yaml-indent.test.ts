import { expect, test } from 'vitest'
import { applyEdits } from '../problems/apply-edits.ts'
import { loadYaml } from './load-yaml.ts'
import { campaignFile, goodFiles, loadWith } from '../site-fixture.ts'

const campaign = (within: string) => `coach: nora\ntemplate: lead-magnet\nwith:\n${within}`

test.each([
  ['a key that slid out of its map', '  title: A\nsubtitle: B\n  badge: C\n', '5:1', '"with:"'],
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
])('%s is told at its own line, with the level that it belongs to', (_, within, place, holder) => {
  const text = campaign(within)
  const { problems } = loadYaml('a.yaml', text)
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(problems[0]?.message).toContain(`too far left`)
  expect(problems[0]?.message).toContain(holder)
  const mended = applyEdits(text, problems[0]?.repair ?? [])
  expect(loadYaml('a.yaml', mended).problems).toEqual([])
  expect(mended.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('the last key of a map that slid out of it is told once, at its own line', () => {
  const page = goodFiles[campaignFile] ?? ''
  const { problems } = loadWith({ [campaignFile]: page.replace('  description:', 'description:') })
  expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '8:1 this key stands too far left: it belongs below "seo:".',
  ])
  expect(applyEdits(page.replace('  description:', 'description:'), problems[0]?.repair ?? [])).toBe(page)
})
