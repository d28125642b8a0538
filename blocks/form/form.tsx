import { Field } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import type { FormControl, Notice } from './form-control.ts'
import type { FormProps } from './form.schema.ts'

const cardClass: Record<FormProps['variant'], string> = {
  ticket: 'form-ticket',
  card: 'form-card',
  full: 'form-full',
  bare: 'form-bare',
}

/** The form itself; the page decides where its card stands. */
export const Form = (props: FormProps & { control: FormControl }) => {
  const { variant, anchor, title, text, fields, button, privacy, control } = props
  const { busy, errors, values, bind } = control
  const titleId = `${anchor}-title`
  return (
    <form
      className={`form ${cardClass[variant]}`}
      method="post"
      action={control.action}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-busy={busy || undefined}
      noValidate={control.noValidate}
      onSubmit={control.onSubmit}
    >
      {(title ?? text) !== undefined && (
        <div className="form-head">
          {title !== undefined && (
            <h2 className="title-2xl" id={titleId}>
              {title}
            </h2>
          )}
          {text !== undefined && <p className="form-text">{text}</p>}
        </div>
      )}
      {control.notice && <NoticeBox {...control.notice} />}
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          id={`${anchor}-${field.name}`}
          value={values[field.name]}
          error={errors[field.name]}
          busy={busy}
          binding={bind ? bind(field.name) : { name: field.name }}
          words={control.words}
        />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${anchor}-website`}>{control.words.trap}</label>
        <input id={`${anchor}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <button className="btn form-button" type="submit" aria-disabled={busy || undefined}>
        {busy && <span className="spinner animate-spin" aria-hidden="true" />}
        {busy ? button.busy : button.label}
      </button>
      {privacy !== undefined && (
        <p className="form-fine">
          <Icon name="lock" />
          {privacy}
        </p>
      )}
    </form>
  )
}

const NoticeBox = ({ tone, title, text }: Notice) => (
  <div className={`notice ${tone === 'error' ? 'notice-error' : 'notice-ok'}`} role="alert">
    <Icon name={tone === 'error' ? 'alert' : 'check'} />
    <p>
      <b>{title}</b>
      {text !== undefined && <span className="notice-text">{text}</span>}
    </p>
  </div>
)
