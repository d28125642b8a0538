import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, constantFrom, lorem, nat, oneof, property, string } from 'fast-check'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { isAll } from '../../../../tests/extent.ts'
import type { EditorEdit, EditPath } from '../../../campaign/preview/editor-edit.ts'
import { EditRefused } from './edit-refused.ts'
import { editYaml } from './edit-yaml.ts'

const order = () => ['type', 'eyebrow', 'title', 'text', 'facts', 'note']
const edit = (text: string, change: EditorEdit) => editYaml(text, change, order)

const page = `# The coach is invented.
name: Sleep map # for staff
seo:
  description: >-
    Ninety live minutes with Juniper Vale on why sugar keeps calling, and a plan to stop answering without giving up
    pleasure. Free, online.

sections:
  # The promise.
  - type: hero
    title: 'Sleep: a map' # nine words

    # What can be checked.
    facts:
      - text: 90 minutes
      - { text: Online, icon: video }

  - type: faq
    title: Before you say yes
    questions: [one, two]

  # Last words.
  - type: cta
    note: Free.
`

const lines = (before: string, after: string) => {
  const [a, b] = [before.split('\n'), after.split('\n')]
  return [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))]
}

test('a changed text keeps its quotes and the comment behind it', () => {
  const after = edit(page, { do: 'set', path: ['sections', 0, 'title'], value: "Sleep: it's yours" })
  expect(lines(page, after)).toEqual([
    ["    title: 'Sleep: a map' # nine words"],
    [`    title: "Sleep: it's yours" # nine words`],
  ])
})

test('of a text over several lines only the lines concerned change', () => {
  const before =
    'Ninety live minutes with Juniper Vale on why sugar keeps calling, and a plan to stop answering without giving up pleasure. Free, online.'
  expect(parse(page).seo.description).toBe(before)
  const after = edit(page, {
    do: 'set',
    path: ['seo', 'description'],
    value: before.replace('Free', 'Costs nothing'),
  })
  expect(lines(page, after)).toEqual([
    ['    pleasure. Free, online.'],
    ['    pleasure. Costs nothing, online.'],
  ])
})

test('a new key comes where the schema has it', () => {
  const after = edit(page, { do: 'set', path: ['sections', 1, 'eyebrow'], value: 'Questions' })
  expect(after).toBe(page.replace('type: faq\n', 'type: faq\n    eyebrow: Questions\n'))
  const first = edit(page, { do: 'set', path: ['sections', 2, 'title'], value: 'yes: now' })
  expect(first).toBe(page.replace('type: cta\n', "type: cta\n    title: 'yes: now'\n"))
})

const inOrder = () => ['name', 'theme', 'template', 'with', 'sections']

test('the sections of a template come after its settings and their comments, with a line between', () => {
  const before = 'name: Call\n\ntemplate: booking\nwith:\n  title: A call\n  # badge: Book\n'
  const arranged = editYaml(before, { do: 'set', path: ['sections'], value: [{ type: 'hero' }] }, inOrder)
  expect(arranged).toBe(`${before}\nsections:\n  - type: hero\n`)
  const coloured = editYaml(arranged, { do: 'set', path: ['theme', 'brand'], value: '#8a2f5d' }, inOrder)
  expect(coloured).toBe(arranged.replace('Call\n', "Call\ntheme:\n  brand: '#8a2f5d'\n"))
})

test('a key below parents that are missing brings them', () => {
  const after = edit(page, { do: 'set', path: ['seo', 'social', 'image'], value: 'a.png' })
  expect(after).toBe(page.replace('Free, online.\n', 'Free, online.\n  social:\n    image: a.png\n'))
})

test('a section moves with the comment above it, and the empty lines between sections stay', () => {
  const after = edit(page, { do: 'move', path: ['sections'], from: 2, to: 0 })
  expect(after.slice(after.indexOf('sections:'))).toMatch(
    /^sections:\n {2}# Last words\.\n {2}- type: cta\n {4}note: Free\.\n\n {2}# The promise\.\n {2}- type: hero\n/,
  )
  expect(edit(after, { do: 'move', path: ['sections'], from: 0, to: 2 })).toBe(page)
})

test('an added section is apart from the others as they are from each other', () => {
  const value = { type: 'footer', note: 'Not medical advice.' }
  const after = edit(page, { do: 'insert', path: ['sections'], at: 3, value })
  expect(after).toBe(`${page}\n  - type: footer\n    note: Not medical advice.\n`)
  expect(edit(after, { do: 'remove', path: ['sections', 3] })).toBe(page)
  const between = edit(page, { do: 'insert', path: ['sections'], at: 2, value })
  expect(between).toContain(
    '[one, two]\n\n  - type: footer\n    note: Not medical advice.\n\n  # Last words.',
  )
  expect(edit(between, { do: 'remove', path: ['sections', 2] })).toBe(page)
})

test('lists and maps on one line stay on it', () => {
  expect(edit(page, { do: 'set', path: ['sections', 0, 'facts', 1, 'text'], value: 'On, line' })).toContain(
    "- { text: 'On, line', icon: video }",
  )
  expect(edit(page, { do: 'remove', path: ['sections', 0, 'facts', 1, 'icon'] })).toContain(
    '- { text: Online }',
  )
  const path = ['sections', 1, 'questions']
  expect(edit(page, { do: 'insert', path, at: 2, value: 'three' })).toContain('[one, two, three]')
  expect(edit(page, { do: 'move', path, from: 0, to: 1 })).toContain('[two, one]')
  expect(edit(page, { do: 'remove', path: [...path, 0] })).toContain('[two]')
})

test('a key goes with its comment, and the last entry of a list with the list', () => {
  const one = edit(page, { do: 'remove', path: ['sections', 0, 'facts', 0] })
  const none = edit(one, { do: 'remove', path: ['sections', 0, 'facts', 0] })
  expect(none).toBe(page.replace(/ {4}# What can be checked\.\n(?: {4}facts.*\n)(?: {6}- .*\n)+/, ''))
})

test('an empty key takes a value', () => {
  const text = 'a: # later\nb:\n  c:\n'
  expect(edit(text, { do: 'set', path: ['a'], value: 'x' })).toBe('a: x # later\nb:\n  c:\n')
  expect(edit(text, { do: 'set', path: ['b', 'c'], value: 'x' })).toBe('a: # later\nb:\n  c: x\n')
  expect(edit('b:\n', { do: 'set', path: ['b', 'c'], value: 'x' })).toBe('b:\n  c: x\n')
})

test('what repeats another part of the file is refused', () => {
  const text = 'a: &one\n  title: x\nb: *one\n'
  expect(() => edit(text, { do: 'set', path: ['b', 'title'], value: 'y' })).toThrow(EditRefused)
  expect(() => edit('a: [', { do: 'set', path: ['a'], value: 'y' })).toThrow(EditRefused)
})

test('a file of Windows keeps its line ends', () => {
  const windows = page.replaceAll('\n', '\r\n')
  const after = edit(windows, {
    do: 'insert',
    path: ['sections'],
    at: 1,
    value: { type: 'cta', title: 'Yes' },
  })
  expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  expect(edit(after, { do: 'remove', path: ['sections', 1] })).toBe(windows)
})

const root = join(import.meta.dirname, '../../../../campaigns')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
)
const leaves = (value: unknown, path: EditPath = []): EditPath[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path]
const comments = (text: string) => text.match(/(^|\s)# .*$/gm)?.length ?? 0

test('any text can be written into any place of the campaigns, and comes back as it was', () => {
  const cases = files.map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return { text, paths: leaves(parse(text)) }
  })
  const words = oneof(
    string({ unit: 'grapheme', maxLength: 300 }),
    constantFrom(
      'yes',
      '12',
      '# not a comment',
      'a: b',
      '- c',
      "it's",
      '*all*',
      '&x',
      'null',
      'two\nlines',
      '{x}',
      'a #b',
      '%',
      '@',
      '|',
    ),
    array(lorem({ maxCount: 6 }), { maxLength: 40 }).map((parts) => parts.join(' ')),
  )
  assert(
    property(constantFrom(...cases), nat(), words, ({ text, paths }, at, value) => {
      const path = paths[at % paths.length] ?? []
      const after = edit(text, { do: 'set', path, value })
      const read = path.reduce((part, key) => part[key], parse(after))
      expect(read.trimEnd()).toBe(value.trimEnd())
      if (!/#/.test(value)) expect(comments(after)).toBe(comments(text))
    }),
    { numRuns: isAll ? 300 : 75 },
  )
})

test('in every campaign, a section that is moved and moved back leaves the file as it was', () => {
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const { sections = [] } = parse(text) ?? {}
    for (const from of [1, sections.length - 1].filter((index) => index > 0 && index < sections.length)) {
      const after = edit(text, { do: 'move', path: ['sections'], from, to: 0 })
      expect(edit(after, { do: 'move', path: ['sections'], from: 0, to: from })).toBe(text)
      expect(after.split('\n').toSorted()).toEqual(text.split('\n').toSorted())
    }
  }
})
