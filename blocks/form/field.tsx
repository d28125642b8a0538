import type { ReactNode } from 'react'
import { describedBy, FieldInput } from './field-input.tsx'
import type { FieldProps } from './field-input.tsx'

type Props = FieldProps & {
  wide?: boolean | undefined
  /** On the page of the form that is shown; absent: styles say so. */
  isShown?: boolean | undefined
  classes?: readonly string[]
  below?: ReactNode
}

export const Field = ({ wide = false, isShown = true, classes = [], below: more, ...props }: Props) => {
  const { field, id, error, words } = props
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />
  const place = {
    className: ['field', wide ? 'field-wide' : '', ...classes].filter(Boolean).join(' '),
    hidden: !isShown || undefined,
  }
  const note = field.required ? null : <span className="optional">{` (${words.optional})`}</span>
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
        {...place}
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
      <div {...place}>
        <label className="tick-row" htmlFor={id}>
          <FieldInput {...props} />
          <span>{field.label}</span>
        </label>
        {below}
      </div>
    )
  return (
    <div {...place}>
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
