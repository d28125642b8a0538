import { expect, test } from 'vitest'
import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { fieldClicked } from './field-clicked.ts'

const base = (key: string) => ({ path: [key], at: key, label: key, isRequired: false, isWritten: true })
const text = (key: string, value: string): EditorNode => ({
  ...base(key),
  kind: 'text',
  value,
  size: 'words',
})
const tree: EditorGroup = {
  ...base(''),
  kind: 'group',
  nodes: [
    text('title', 'Lead a team *without raising your voice*'),
    text('name', 'Lead'),
    text('text', "It's a first paragraph.\n\nA second one."),
    text('empty', ''),
    { ...base('file'), kind: 'picture', value: 'lake.jpg' },
    { ...base('none'), kind: 'picture', value: '' },
  ],
}

test.each([
  ['a title with a coloured part', 'Lead a team without raising your voice', 'title'],
  ['a paragraph of several', 'A second one.', 'text'],
  ['an entry that begins with a field', 'Lead generation', 'name'],
  ['words that no field says', 'Name', undefined],
])('%s leads to its field', (_, words, at) => {
  expect(fieldClicked(tree, { texts: [words], around: '' })?.at).toBe(at)
})

test('a picture leads to its field, and one of the coach to none', () => {
  expect(fieldClicked(tree, { picture: 'lake.jpg', texts: ['Lead'], around: '' })?.at).toBe('file')
  expect(fieldClicked(tree, { picture: 'portrait.jpg', texts: [], around: '' })).toBeUndefined()
})

test('of the words of a link, the innermost that a field says lead there', () => {
  expect(fieldClicked(tree, { texts: ['Book a call', 'Lead generation'], around: '' })?.at).toBe('name')
})

const button = (section: number, title: string): EditorNode[] =>
  [
    ['title', title],
    ['label', 'Save my seat'],
  ].map(([key = '', value = '']) => ({
    ...base(`${section}.${key}`),
    path: ['sections', section, key],
    kind: 'text',
    value,
    size: 'words',
  }))

test('of two buttons with the same words, the one of the section that was clicked is opened', () => {
  const two: EditorGroup = { ...tree, nodes: [...button(0, 'Join'), ...button(4, 'Before *you* go')] }
  const clicked = { texts: ['Save my seat'], around: 'Before you go Save my seat' }
  expect(fieldClicked(two, clicked)?.at).toBe('4.label')
})
