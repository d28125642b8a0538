import { Mark } from '../art/mark.tsx'
import { BookPicture } from '../kit/book-cover.tsx'
import { ActionLink, QuietLink } from '../kit/button.tsx'
import { Facts } from '../kit/facts.tsx'
import { Icon } from '../kit/icon.tsx'
import type { Setting } from '../kit/setting.ts'
import type { SuccessProps } from './success.schema.ts'

type Moment = {
  setting: Pick<Setting, 'pictureUrl'>
  level?: 'h1' | 'h2'
  said?: string | undefined
  note?: string | undefined
}

export const Success = (props: SuccessProps & Moment) => {
  const { variant, title, text, facts, book, setting, level: Title = 'h2', said, note } = props
  return (
    <div className={variant === 'page' ? 'done tone-deep done-deep' : 'done'}>
      <div className="done-main">
        <div className="done-head">
          <div>
            {title !== undefined && <Title className="title-2xl">{title}</Title>}
            {said !== undefined && <p className="form-text">{said}</p>}
          </div>
          {variant === 'download' && book?.picture ? (
            <div className="book done-book">
              <BookPicture picture={book.picture} setting={setting} />
            </div>
          ) : (
            <span className="done-tick">
              <Mark className="done-art" />
              <Icon name="check" />
            </span>
          )}
        </div>
        {text !== undefined && <p className="form-text">{text}</p>}
        {note !== undefined && <p className="done-note">{note}</p>}
        {facts && <Facts facts={facts} />}
      </div>
      <Next {...props} />
    </div>
  )
}

const Next = ({ stepsTitle, steps, tip, action, link, level }: SuccessProps & Pick<Moment, 'level'>) => {
  if (!(steps ?? tip ?? action ?? link)) return null
  const StepsTitle = level === 'h1' ? 'h2' : 'h3'
  return (
    <div className="done-next">
      {stepsTitle !== undefined && <StepsTitle className="subtitle">{stepsTitle}</StepsTitle>}
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
      {tip !== undefined && <p className="done-tip">{tip}</p>}
      <DoneLinks action={action} link={link} />
    </div>
  )
}

export const DoneLinks = ({ action, link }: Pick<SuccessProps, 'action' | 'link'>) =>
  (action ?? link) && (
    <p className="done-links">
      {action && <ActionLink action={action} />}
      {link && <QuietLink link={link} />}
    </p>
  )
