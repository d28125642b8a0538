import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EditorEdit } from '../../../campaign/preview/editor-edit.ts'
import { FileChanged, openEditor } from './open-editor.ts'
import type { Shown } from './open-editor.ts'

const source = '# Ours.\nname: Sleep map # for staff\npath: /sleep\n'
let folder = ''
let shown: Shown
let clock = 0
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-editor-'))
  const text = { type: 'string' }
  shown = {
    file: join(folder, 'sleep.yaml'),
    schema: { type: 'object', properties: { name: text, path: text } },
    templateSections: [],
    pictures: [],
  }
  clock = 0
  writeFileSync(shown.file, source)
})
afterEach(() => rmSync(folder, { recursive: true }))

const openHere = () => {
  const editor = openEditor(() => clock)
  const version = () => editor.show(shown).version
  return {
    ...editor,
    version,
    name: (value: string) => editor.write(shown, version(), { do: 'set', path: ['name'], value }),
    undo: () => editor.undo(shown, version()),
  }
}
const onDisk = () => readFileSync(shown.file, 'utf8')

test('what is typed without a long pause is taken back together', () => {
  const editor = openHere()
  for (const value of ['S', 'Sl', 'Sleep']) editor.name(value)
  clock += 60_000
  editor.name('Sleep well')
  expect(onDisk()).toBe(source.replace('Sleep map', 'Sleep well'))
  editor.undo()
  expect(onDisk()).toBe(source.replace('Sleep map', 'Sleep'))
  editor.undo()
  expect(onDisk()).toBe(source)
  expect(editor.show(shown).undo).toBe(null)
})

test('a text is written as it is, also if it is no valid YAML, and what is typed into one line is taken back together', () => {
  const editor = openHere()
  const type = (text: string) => editor.writeText(shown, editor.version(), text)
  editor.name('Sleep')
  const named = onDisk()
  type(named.replace('/sleep', '/sleep ['))
  expect(onDisk()).toBe(named.replace('/sleep', '/sleep ['))
  type(named.replace('/sleep', '/sleep-map'))
  type(`${named.replace('/sleep', '/sleep-map')}live: false\n`)
  editor.undo()
  expect(onDisk()).toBe(named.replace('/sleep', '/sleep-map'))
  editor.undo()
  expect(onDisk()).toBe(named)
  editor.undo()
  expect(onDisk()).toBe(source)
})

test('neither a change nor Undo touches a file that was saved elsewhere', () => {
  const editor = openHere()
  editor.name('Sleep')
  const before = editor.version()
  writeFileSync(shown.file, `${source}live: false\n`)
  const change: EditorEdit = { do: 'set', path: ['name'], value: 'x' }
  expect(() => editor.write(shown, before, change)).toThrow(FileChanged)
  expect(() => editor.undo()).toThrow(FileChanged)
  expect(onDisk()).toBe(`${source}live: false\n`)
})

test('a file that is not valid YAML has no form, and is not written', () => {
  writeFileSync(shown.file, 'name: [')
  const editor = openHere()
  expect(editor.show(shown).tree).toBe(null)
  expect(() => editor.name('x')).toThrow('not valid YAML')
  writeFileSync(shown.file, 'name: *nobody\n')
  expect(editor.show(shown).tree).toBe(null)
})
