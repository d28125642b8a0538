import { expect, test } from 'vitest'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { loadYaml } from '../load-yaml.ts'

const good = `aliases:
  - /one
  - /two
sections:
  - type: hero
    title: Sleep
    facts:
      - icon: clock
        text: Ninety minutes
      - icon: video
        text: Online
      - icon: moon
        text: At night

  - type: form
    title: Come
    fields:
      - { type: text, name: a }
      - { type: email, name: email }
pipeline:
- step: lead
  source: a
- step: email
  email: b
`

test.each([
  ['the second section', '  - type: form', '    type: form'],
  ['the first section', '  - type: hero', '    type: hero'],
  ['the first fact', '      - icon: clock', '        icon: clock'],
  ['the second fact', '      - icon: video', '        icon: video'],
  ['the last fact', '      - icon: moon', '        icon: moon'],
  ['a fact, its keys below it', '      - icon: video', '      icon: video'],
  ['the last text of a list', '  - /two', '  /two'],
  ['an entry between brackets', '      - { type: text', '      { type: text'],
  ['the first step', '- step: lead', '  step: lead'],
  ['the last step', '- step: email', '  step: email'],
])('%s without its dash is one diagnostic, with its repair', (_, from, to) => {
  const text = good.replace(from, to)
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('the "- " at the beginning of this list entry is missing'),
  ])
  const [diagnostic] = diagnostics
  expect(text.split('\n')[(diagnostic?.line ?? 0) - 1]).toBe(to.includes('{') ? `${to}, name: a }` : to)
  expect(applyEdits(text, diagnostic?.repair ?? [])).toBe(good)
})

test('a key that is not the first of its entry gets no dash', () => {
  const text = good.replace('        text: Online', '      text: Online')
  const { diagnostics } = loadYaml('a.yaml', text)
  expect(diagnostics.map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining('the "- " at the beginning'),
  )
})
