import { expect, test } from 'vitest'
import type { EditorGroup, EditorNode } from '../../../campaign/preview/editor-view.ts'
import { fieldOfWords } from './field-of-words.ts'

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
  ],
}

test.each([
  ['a title with a coloured part', 'Lead a team without raising your voice', 'title'],
  ['a paragraph of several', 'A second one.', 'text'],
  ['an entry that begins with a field', 'Lead generation', 'name'],
  ['words that no field says', 'Name', undefined],
])('%s leads to its field', (_, words, at) => {
  expect(fieldOfWords(tree, words)?.at).toBe(at)
})
