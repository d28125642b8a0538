import { isDeepStrictEqual } from 'node:util'
import { isSeq } from 'yaml'
import type { Document } from 'yaml'
import type { EditorEdit } from '../../../campaign/preview/editor-edit.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'
import { applyEdits } from '../../fixes/apply-edits.ts'
import { EditRefused } from './edit-refused.ts'
import { editValue } from './edit-value.ts'
import { placeAt, readDocument } from './find-node.ts'
import { insertEdits, moveEdits, removeEdits } from './list-edits.ts'
import { setEdits } from './set-edit.ts'
import type { KeyOrder } from './set-edit.ts'

/** The text with one change; every other character stays. Throws `EditRefused` where no way of writing it reads back. */
export const editYaml = (text: string, edit: EditorEdit, order: KeyOrder): string => {
  const read = readDocument(text)
  if (!read) throw new EditRefused('The file is not valid YAML: fix that first.')
  const wanted = editValue(read.value, edit)
  for (const edits of waysOf(text, read.document, edit, order)) {
    const written = applyEdits(text, edits)
    if (readsAs(written, wanted)) return written
  }
  throw new EditRefused('This cannot be written into the file from here: change it in the YAML.')
}

const waysOf = (text: string, document: Document, edit: EditorEdit, order: KeyOrder): Edit[][] => {
  const { path } = edit
  switch (edit.do) {
    case 'set':
      return setEdits(text, document, path, edit.value, order)
    case 'insert':
      return [insertEdits(text, document, edit, order)]
    case 'remove':
      return [removeEdits(text, document, path)]
    default: {
      const list = placeAt(document, path)?.node
      if (!isSeq(list)) throw new EditRefused('There is no such list in the file.')
      return [moveEdits(text, list, edit.from, edit.to)]
    }
  }
}

const readsAs = (text: string, wanted: unknown): boolean => {
  const read = readDocument(text)
  return read !== undefined && isDeepStrictEqual(plain(read.value), plain(wanted))
}

/** A block of text ends with a line's end that nobody typed. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === 'string' ? part.trimEnd() : part)),
  )
