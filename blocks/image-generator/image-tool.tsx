import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { ImageSheet } from './image-sheet.tsx'
import type { ImageControl, ImageToolProps } from './image-control.ts'

type Props = ImageToolProps & { control: ImageControl }

export const ImageTool = (props: Props) => (
  <div className="image-tool">
    <div className="image-words">
      <Card>
        {!props.control.isSetUp && <Closed {...props} />}
        <Prompt {...props} />
      </Card>
      <Examples {...props} />
    </div>
    <ImageSheet {...props} />
  </div>
)

const Prompt = ({ anchor, label, help, button, note, control }: Props) => {
  const { busy, live, prompt } = control
  const fieldId = `${anchor}-prompt`
  // In plain HTML the button stays enabled: the browser reports missing words.
  const isPlain = !live && (prompt !== '' || control.made !== null)
  return (
    <form
      className="image-form"
      method="post"
      action={control.action}
      onSubmit={live?.onSubmit}
      noValidate={live !== undefined || undefined}
      aria-busy={busy || undefined}
    >
      <div className="field">
        <label className="label" htmlFor={fieldId}>
          {label}
        </label>
        <textarea
          className="input image-prompt"
          id={fieldId}
          name="prompt"
          rows={4}
          maxLength={1000}
          required
          readOnly={busy || undefined}
          defaultValue={prompt}
          ref={live?.field}
          onInput={live?.onInput}
          onKeyDown={live?.onKeyDown}
          aria-describedby={help === undefined ? undefined : `${fieldId}-help`}
        />
        {help !== undefined && (
          <p className="help" id={`${fieldId}-help`}>
            {help}
          </p>
        )}
      </div>
      <button
        className={live || isPlain ? 'btn image-button' : 'btn image-button needs-script'}
        type="submit"
        {...(live && { disabled: busy || live.isBlank })}
        {...(!live && !isPlain && { 'aria-disabled': true })}
      >
        {busy && <span className="spinner animate-spin" aria-hidden="true" />}
        {busy ? button.busy : button.label}
      </button>
      {!isPlain && (
        <noscript>
          <button className="btn image-button" type="submit">
            {button.label}
          </button>
        </noscript>
      )}
      {note !== undefined && (
        <p className="form-fine">
          <Icon name="lock" />
          {note}
        </p>
      )}
    </form>
  )
}

const Closed = ({ closed }: Props) => (
  <div className="notice image-closed">
    <Icon name="alert" />
    <p className="notice-words">
      <b>{closed.title}</b> {closed.text}
    </p>
  </div>
)

const Examples = ({ anchor, examplesTitle, examples = [], control: { busy, live } }: Props) => {
  if (examples.length === 0) return null
  const titleId = `${anchor}-examples`
  return (
    <div className="image-examples">
      <p className="image-examples-title" id={titleId}>
        {examplesTitle}
      </p>
      <ul aria-labelledby={titleId}>
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              // Without it Safari does not focus a pressed button, and a press before the script has loaded would be lost.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              data-example=""
              disabled={busy || undefined}
              onClick={live && (() => live.onExample(example))}
            >
              <Icon name="arrow" />
              <span>{example}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
