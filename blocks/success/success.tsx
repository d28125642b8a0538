import { ArtMark } from '../kit/art/art-mark.tsx'
import { ActionLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Icon } from '../kit/icon.tsx'
import type { BlockProps } from '../kit/setting.ts'
import type { SuccessProps } from './success.schema.ts'

type Moment = {
  level?: 'h1' | 'h2'
  /** What was sent, said back. */
  said?: string | undefined
  /** A line of the moment, such as a late mail. */
  note?: string | undefined
}

/** What stands in the form's place once it was sent. */
export const Success = (props: BlockProps<SuccessProps> & Moment) => {
  const { title, text, facts, steps, action, setting, level: Title = 'h2', said, note } = props
  return (
    <div className="done">
      <div className="done-head">
        <span className="done-tick">
          <ArtMark name={setting.art} share={1} className="done-art" />
          <Icon name="check" />
        </span>
        <div>
          {title !== undefined && <Title className="title-2xl">{title}</Title>}
          {said !== undefined && <p className="form-text">{said}</p>}
        </div>
      </div>
      {text !== undefined && <p className="form-text">{text}</p>}
      {note !== undefined && <p className="done-note">{note}</p>}
      {facts && <Facts facts={facts} />}
      {steps && (
        <ol className="done-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <span>
                <b>{step.title}</b> {step.text}
              </span>
            </li>
          ))}
        </ol>
      )}
      {action && <ActionLink action={action} />}
    </div>
  )
}
