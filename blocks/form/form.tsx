import type { ReactNode, SyntheticEvent } from 'react'
import { Field } from './field.tsx'
import { LineIcon } from '../kit/icon.tsx'
import { Marked } from '../kit/marked.tsx'
import { lockPath } from '../kit/icon-paths.ts'
import type { FormControl } from './form-control.ts'
import type { FormProps } from './form.schema.ts'
import { BusyLabel } from './busy-label.tsx'

const cardClass: Record<FormProps['variant'], string> = {
  ticket: 'form-ticket',
  card: 'form-card',
  full: 'form-full',
  bare: 'form-bare',
}

export const Form = (props: FormProps & { control: FormControl }) => {
  const { variant, anchor, title, text, fields, button, privacy, control } = props
  const { busy, errors, values, bind, startAt, notice, rows } = control
  const titleId = `${anchor}-title`
  // What a refused form has to correct may be anywhere: it is shown whole.
  const pages = startAt === undefined ? (rows.at(-1)?.page ?? 1) : 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only holds back its own fields
    <form
      className={`form ${cardClass[variant]}`}
      // `dialog` outside a dialog sends nothing and puts nothing into the URL.
      method={props.sends === false ? 'dialog' : 'post'}
      action={control.action}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-busy={busy || undefined}
      noValidate={control.noValidate}
      onSubmit={control.onSubmit}
      onInput={control.onInput}
      onBlur={control.onBlur}
      onKeyDown={busy ? blockWhileBusy : undefined}
      onClick={busy ? blockWhileBusy : undefined}
    >
      {(title ?? text ?? control.seats) !== undefined && (
        <div className="form-head">
          {title !== undefined && (
            <h2 className="title-2xl" id={titleId}>
              <Marked text={title} />
            </h2>
          )}
          {text !== undefined && <p className="form-text">{text}</p>}
          {control.seats && <Seats {...control.seats} />}
        </div>
      )}
      {pages > 1 && <Progress at={control.page ?? 1} pages={pages} words={control.words.pages} />}
      {fields.map((field, index) => {
        const { wide, page = 1, classes = [] } = rows[index] ?? {}
        const isLater = pages > 1 && page > 1
        return (
          <Field
            key={field.name}
            field={field}
            wide={wide}
            later={isLater}
            isShown={control.page === undefined || page === control.page}
            classes={isLater && control.page === undefined ? [...classes, scriptless] : classes}
            id={`${anchor}-${field.name}`}
            value={values[field.name]}
            error={errors[field.name]}
            busy={busy}
            starts={startAt === field.name}
            binding={bind ? bind(field.name) : { name: field.name }}
            words={control.words}
            below={field.type === 'email' && <Question name={field.name} question={control.question} />}
          />
        )
      })}
      {Object.entries(control.attribution ?? {}).map(([key, value]) => (
        <input key={key} type="hidden" name={`attribution.${key}`} value={value} />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${anchor}-website`}>{control.words.trap}</label>
        <input id={`${anchor}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {notice}
      <button
        className="btn form-button"
        type="submit"
        aria-disabled={busy || undefined}
        {...(startAt === '' && { autoFocus: true })}
      >
        {faceOf(button, control, pages)}
      </button>
      {(control.page ?? 1) > 1 && (
        <button type="button" className="form-back" onClick={control.onBack}>
          {control.words.pages.back}
        </button>
      )}
      {privacy !== undefined && (
        <p className="form-fine">
          <LineIcon path={lockPath} />
          {privacy}
        </p>
      )}
    </form>
  )
}

/** The region exists before the question, so that screen readers announce it. */
const Question = ({ name, question }: { name: string; question: FormControl['question'] }) =>
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no buttons
  question && <div role="status">{question.name === name && question.view}</div>

/** Hidden from those whose browser runs scripts. */
const scriptless = '[@media(scripting:enabled)]:hidden'

/** What a button says. A text alone: where a browser has translated it, React can take out no text beside other parts. */
const faceOf = (
  button: FormProps['button'],
  { busy, page, words }: FormControl,
  pages: number,
): ReactNode => {
  if (busy) return <BusyLabel label={button.busy} />
  if (pages === 1) return button.label
  if (page === pages) return <span>{button.label}</span>
  if (page !== undefined) return <span>{words.pages.next}</span>
  return (
    <>
      <span className={scriptless}>{button.label}</span>
      <span className="[@media_not_(scripting:enabled)]:hidden">{words.pages.next}</span>
    </>
  )
}

const Progress = ({ at, pages, words }: { at: number; pages: number; words: { at: string } }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no drawing
  <div className="seats form-pages" role="status">
    <svg aria-hidden="true">
      <rect width={`${(at / pages) * 100}%`} height="100%" rx="4" />
    </svg>
    <p>{words.at.replace('{page}', `${at}`).replace('{pages}', `${pages}`)}</p>
  </div>
)

const Seats = ({ text, left, capacity }: NonNullable<FormControl['seats']>) => (
  <div className="seats">
    <svg aria-hidden="true">
      <rect width={`${Math.round((1 - left / capacity) * 100)}%`} height="100%" rx="4" />
    </svg>
    <p>{text}</p>
  </div>
)

/** Choices have no read-only state: this blocks keys and presses while the form is sending. */
const blockWhileBusy = (event: SyntheticEvent & { key?: string }) => {
  const { target } = event
  const isChoice = target instanceof Element && target.matches('select,[type=radio],[type=checkbox]')
  if (isChoice && event.key !== 'Tab') event.preventDefault()
}
