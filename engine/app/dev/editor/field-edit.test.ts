import { expect, test } from 'vitest'
import type { EditorField } from '../../../campaign/preview/editor-view.ts'
import { fieldEdit, keptWords } from './field-edit.ts'

const path = ['note']
const base = { path, at: 'note', label: 'Note', isRequired: false, isWritten: true }
const text: EditorField = { ...base, kind: 'text', value: 'Free', size: 'words' }
const live: EditorField = { ...base, kind: 'switch', value: false, fallback: true }

test('an optional text that is emptied leaves the file, of a required one the file keeps the former words', () => {
  expect(fieldEdit(text, '')).toEqual({ do: 'remove', path })
  expect(fieldEdit({ ...text, isRequired: true }, '')).toBe(null)
  expect(keptWords({ ...text, isRequired: true }, ' ')).toBe('Free')
  expect(keptWords({ ...text, isRequired: true }, 'Fr')).toBe(null)
  expect(keptWords(text, '')).toBe(null)
  expect(fieldEdit({ ...text, value: '', isWritten: false }, '')).toBe(null)
  expect(fieldEdit(text, 'Free ')).toBe(null)
})

test('what equals the default is not written', () => {
  expect(fieldEdit(live, true)).toEqual({ do: 'remove', path })
  expect(fieldEdit({ ...live, value: null, isWritten: false }, false)).toEqual({
    do: 'set',
    path,
    value: false,
  })
})

test('only a number is written as a number', () => {
  const minutes: EditorField = { ...base, kind: 'number', value: '90' }
  expect(fieldEdit(minutes, '45')).toEqual({ do: 'set', path, value: 45 })
  expect(fieldEdit(minutes, 'soon')).toBe(null)
})

test('a colour in capitals is written as files have it', () => {
  const brand: EditorField = { ...base, kind: 'colour', value: '#1d6f5c' }
  expect(fieldEdit(brand, ' #BC1F4B ')).toEqual({ do: 'set', path, value: '#bc1f4b' })
})
