import type { ReactNode } from 'react'
import { describedBy, FieldInput } from './field-input.tsx'
import type { FieldProps } from './field-input.tsx'

type Props = FieldProps & {
  wide?: boolean
  below?: ReactNode
}

export const Field = ({ wide = false, below: more, ...props }: Props) => {
  const { field, id, error, words } = props
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />
  const className = wide ? 'field field-wide' : 'field'
  const note = field.required ? null : <span className="optional"> ({words.optional})</span>
  const below = (
    <>
      {field.help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {error !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {error}
        </p>
      )}
    </>
  )
  if (field.type === 'radio')
    return (
      <fieldset
        className={className}
        role="radiogroup"
        aria-required={field.required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(props)}
      >
        <legend className="label">
          {field.label}
          {note}
        </legend>
        <div className="choices">
          <FieldInput {...props} />
        </div>
        {below}
      </fieldset>
    )
  if (field.type === 'checkbox')
    return (
      <div className={className}>
        <label className="tick-row" htmlFor={id}>
          <FieldInput {...props} />
          <span>{field.label}</span>
        </label>
        {below}
      </div>
    )
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {field.label}
        {note}
      </label>
      <FieldInput {...props} />
      {below}
      {more}
    </div>
  )
}
