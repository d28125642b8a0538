import type { InputHTMLAttributes, RefCallback } from 'react'
import type { FormField } from './form-field.ts'

/** What a form library hangs on a control; nothing of it shows in the markup but the name. */
export type Binding = Pick<InputHTMLAttributes<HTMLElement>, 'onChange' | 'onBlur'> & {
  name: string
  ref?: RefCallback<HTMLElement>
}

export type FieldProps = {
  field: FormField
  id: string
  /** What the field holds when the page is made by the server after a refusal. */
  value?: string | undefined
  error?: string | undefined
  /** Readable but not changeable, while the form is on its way. */
  busy: boolean
  binding: Binding
  words: { optional: string; choose: string }
}

/** The control itself, by the field's kind. */
export const FieldInput = ({ field, id, value, error, busy, binding, words }: FieldProps) => {
  if (field.type === 'hidden') return null
  const common = {
    ...binding,
    id,
    required: field.required,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy(id, field.help, error),
  }
  switch (field.type) {
    case 'text':
      return (
        <input
          {...common}
          className="input"
          type="text"
          autoComplete={field.autocomplete}
          placeholder={field.placeholder}
          defaultValue={value}
          readOnly={busy}
        />
      )
    case 'email':
      return (
        <input
          {...common}
          className="input"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={field.placeholder}
          defaultValue={value}
          readOnly={busy}
        />
      )
    case 'textarea':
      return (
        <textarea
          {...common}
          className="input"
          rows={field.rows}
          placeholder={field.placeholder}
          defaultValue={value}
          readOnly={busy}
        />
      )
    case 'select':
      return (
        <select {...common} className="input" defaultValue={value ?? ''}>
          <option value="">{field.placeholder ?? words.choose}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'radio':
      return field.options.map((option, index) => (
        <label key={option.value} className="tick-row">
          <input
            {...common}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            value={option.value}
            defaultChecked={value === option.value}
          />
          <span>{option.label}</span>
        </label>
      ))
    default:
      return <input {...common} type="checkbox" defaultChecked={value === 'on' || value === 'true'} />
  }
}

const describedBy = (id: string, help: string | undefined, error: string | undefined) =>
  [error === undefined ? null : `${id}-problem`, help === undefined ? null : `${id}-help`]
    .filter((part) => part !== null)
    .join(' ') || undefined
