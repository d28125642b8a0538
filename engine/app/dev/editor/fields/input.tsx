import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EditorField } from '../../../../campaign/preview/editor-view.ts'
import { useEditor } from '../editor-context.ts'
import type { Attributes } from './attributes.ts'
import { fieldEdit } from '../field-edit.ts'
import { fieldName } from '../field-values.ts'
import { ColourInput } from './colour-input.tsx'
import { PictureInput } from './picture-input.tsx'
import type { FieldValues } from '../field-values.ts'

type Props = { field: EditorField; attributes: Attributes }

export const Input = ({ field, attributes }: Props) => {
  const { register } = useFormContext<FieldValues>()
  const { write, later, forget, flush } = useEditor()
  const name = fieldName(field)
  const isTyped = field.kind === 'text' || field.kind === 'number' || field.kind === 'colour'
  const registered = register(name, {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const edit = fieldEdit(field, target.type === 'checkbox' ? target.checked : target.value)
      forget(field.path)
      if (!edit) return
      if (!isTyped) write(edit)
      // A text that is emptied on the way to another one keeps its line until the field is left.
      else if (edit.do === 'set') later(edit)
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      flush()
      const edit = isTyped && target.value.trim() === '' ? fieldEdit(field, '') : null
      if (edit) write(edit)
    },
  })
  const all = { ...attributes, ...registered }
  switch (field.kind) {
    case 'choice':
      return (
        <select {...all}>
          {(!field.isRequired || field.value === '') && <option value="">{unchosen(field.fallback)}</option>}
          {field.choices.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      )
    case 'switch':
      if (field.fallback !== undefined) return <input type="checkbox" {...all} />
      return (
        <select {...all}>
          <option value="">{unchosen()}</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </select>
      )
    case 'picture':
      return <PictureInput field={field} attributes={attributes} registered={registered} />
    case 'colour':
      return (
        <ColourInput
          name={name}
          all={all}
          onPick={(value) => later({ do: 'set', path: field.path, value })}
        />
      )
    case 'number':
      return <input inputMode="decimal" autoComplete="off" {...all} />
    default:
      if (field.size === 'line') return <input autoComplete="off" spellCheck={false} {...all} />
      return <textarea rows={1} {...all} onKeyDown={field.size === 'words' ? endOnEnter : undefined} />
  }
}

const unchosen = (fallback?: string) => (fallback === undefined ? 'Not set' : `Not set (${fallback})`)

const endOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.blur()
  event.currentTarget.focus()
}
