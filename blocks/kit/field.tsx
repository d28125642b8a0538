import { FieldInput } from './field-input.tsx'
import type { FieldProps } from './field-input.tsx'

/** One field with its label above, its help and its error below. */
export const Field = (props: FieldProps) => {
  const { field, id, error, words } = props
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />
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
      <fieldset className="field">
        <legend className="label">
          {field.label}
          {note}
        </legend>
        <FieldInput {...props} />
        {below}
      </fieldset>
    )
  if (field.type === 'checkbox')
    return (
      <div className="field">
        <label className="tick-row" htmlFor={id}>
          <FieldInput {...props} />
          <span>{field.label}</span>
        </label>
        {below}
      </div>
    )
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {field.label}
        {note}
      </label>
      <FieldInput {...props} />
      {below}
    </div>
  )
}
