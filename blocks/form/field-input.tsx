import type { InputHTMLAttributes, RefCallback } from 'react'
import type { FormField } from '../kit/form-field.ts'

export type Binding = Pick<InputHTMLAttributes<HTMLElement>, 'onChange' | 'onBlur'> & {
  name: string
  ref?: RefCallback<HTMLElement>
}

export type FieldProps = {
  field: FormField
  id: string
  value?: string | undefined
  error?: string | undefined
  busy: boolean
  starts?: boolean | undefined
  /** It is on a later page of the form. */
  later?: boolean
  binding: Binding
  words: { optional: string; choose: string }
}

export const FieldInput = (props: FieldProps) => {
  const { field, id, value, error, busy, starts, binding, words } = props
  if (field.type === 'hidden') return null
  // A browser refuses a form for a required field that is not shown, and cannot say so.
  const isAlways = field.when === undefined && !props.later
  const common = { ...binding, id, required: field.required && isAlways, autoFocus: starts }
  const own = {
    ...common,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy(props),
  }
  const typed = { ...own, className: 'input', defaultValue: value, readOnly: busy }
  const chosen = { 'aria-disabled': busy || undefined }
  switch (field.type) {
    case 'text':
      return (
        <input {...typed} type="text" autoComplete={field.autocomplete} placeholder={field.placeholder} />
      )
    case 'email':
    case 'tel':
    case 'url':
      // A browser's own check of addresses asks for "https://".
      return (
        <input
          {...typed}
          type={field.type === 'url' ? 'text' : field.type}
          inputMode={field.type}
          autoComplete={field.type}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={field.placeholder}
        />
      )
    case 'textarea':
      return <textarea {...typed} rows={field.rows} placeholder={field.placeholder} />
    case 'select':
      return (
        <span className="select">
          {/* Chromium calls a required list without an answer invalid as soon as the page opens. */}
          <select
            {...own}
            {...chosen}
            className="input"
            aria-invalid={error !== undefined}
            defaultValue={value ?? ''}
          >
            <option value="">{field.placeholder ?? words.choose}</option>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )
    case 'radio':
      return field.options.map((option, index) => (
        <label key={option.value} className="tick-row">
          <input
            {...common}
            {...chosen}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            {...(index > 0 && { autoFocus: false })}
            value={option.value}
            defaultChecked={(value ?? field.selected) === option.value}
          />
          <span className="choice">
            {option.label}
            {option.note !== undefined && <span className="choice-note"> {option.note}</span>}
          </span>
        </label>
      ))
    case 'checkbox':
      return (
        <input {...own} {...chosen} type="checkbox" defaultChecked={value === 'on' || value === 'true'} />
      )
    default:
      return <input {...typed} type={field.type} min={field.min} max={field.max} step="any" />
  }
}

export const describedBy = ({ id, field, error }: FieldProps) =>
  [
    ...(error === undefined ? [] : [`${id}-problem`]),
    ...('help' in field && field.help !== undefined ? [`${id}-help`] : []),
  ].join(' ') || undefined
