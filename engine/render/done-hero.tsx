import { Mark } from '../../blocks/art/mark.tsx'
import { Facts } from '../../blocks/kit/facts.tsx'
import { Icon } from '../../blocks/kit/icon.tsx'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import { DoneLinks } from '../../blocks/success/success.tsx'

export type DoneWords = SuccessProps & { said?: string | undefined; note?: string | undefined }

/** What has happened, as large as a first screen says it. */
export const DoneHero = ({ title, said, text, note, facts, action, link }: DoneWords) => (
  <div className="done-hero">
    <span className="done-tick">
      <Mark className="done-art" />
      <Icon name="check" />
    </span>
    {title !== undefined && <h1 className="title-4xl">{title}</h1>}
    {said !== undefined && <p className="lede">{said}</p>}
    {text !== undefined && <p className="lede">{text}</p>}
    {note !== undefined && <p className="done-hero-note">{note}</p>}
    {facts && <Facts facts={facts} />}
    <DoneLinks action={action} link={link} />
  </div>
)

/** What happens next, side by side below. */
export const DoneSteps = ({ stepsTitle, steps, tip }: DoneWords) =>
  (steps ?? tip) && (
    <section className="tone-paper sec">
      <div className="wrap stack">
        {stepsTitle !== undefined && <h2 className="title-3xl">{stepsTitle}</h2>}
        {steps && (
          <ol className="done-row">
            {steps.map((step, index) => (
              <li key={step.title}>
                <span className="done-count" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="subtitle">{step.title}</h3>
                {step.text !== undefined && <p className="quiet mt-2">{step.text}</p>}
              </li>
            ))}
          </ol>
        )}
        {tip !== undefined && <p className="done-tip">{tip}</p>}
      </div>
    </section>
  )
