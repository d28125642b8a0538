import type { EditorEdit } from '../../../campaign/preview/editor-edit.ts'
import type { EditorField } from '../../../campaign/preview/editor-view.ts'
import type { FieldValue } from './field-values.ts'

/** What a field's new value changes in the file; null if nothing. What equals the default is not written. */
export const fieldEdit = (field: EditorField, value: FieldValue): EditorEdit | null => {
  const { path, isWritten } = field
  const remove: EditorEdit | null = isWritten ? { do: 'remove', path } : null
  if (field.kind === 'switch') {
    if (value === '' || value === field.fallback) return remove
    return setting(field, typeof value === 'boolean' ? value : value === 'true')
  }
  const typed = String(value).trimEnd()
  // Programs for brands write "#BC1F4B".
  const text = field.kind === 'colour' ? typed.trim().toLowerCase() : typed
  if (text === field.value) return null
  if (text === '') return field.isRequired ? null : remove
  if (field.kind !== 'number') return setting(field, text)
  return Number.isFinite(Number(text)) ? setting(field, Number(text)) : null
}

/** What the file keeps of a field that is emptied and must say something: `fieldEdit` writes nothing then. */
export const keptWords = ({ isRequired, kind, value }: EditorField, shown: FieldValue): string | null =>
  isRequired && kind !== 'switch' && value !== '' && String(shown).trim() === '' ? value : null

const setting = (
  { path, value: before }: EditorField,
  value: string | number | boolean,
): EditorEdit | null => (value === before ? null : { do: 'set', path, value })
