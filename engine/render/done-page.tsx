import { Card } from '../../blocks/kit/card.tsx'
import { Success, DoneLinks } from '../../blocks/success/success.tsx'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { wordsOf } from '../words/words.ts'
import { DeepPage } from './deep-page.tsx'
import { formIslandData } from './form/form-island-data.ts'
import type { FormIslandData } from './form/form-island-data.ts'
import { settingOf } from './setting.ts'
import { successOf, yourEmail } from './form/answer/success-of.ts'
import { Mark } from '../../blocks/art/mark.tsx'
import { Facts } from '../../blocks/kit/facts.tsx'
import { Icon } from '../../blocks/kit/icon.tsx'

type Props = {
  page: Page
  assets: PageAssets
  answer: Accepted
  email?: string | undefined
  isUndrawn?: boolean
}

export const DonePage = ({ page, assets, answer, email, isUndrawn }: Props) => {
  const data = formIslandData(page, assets)
  if (!data) return null
  const thanks = thanksOf(data, answer, email)
  return (
    <DeepPage
      page={page}
      assets={assets}
      isUndrawn={isUndrawn}
      below={thanks.variant === 'page' && <DoneSteps {...thanks} />}
    >
      {thanks.variant === 'page' ? (
        <DoneHero {...thanks} />
      ) : (
        <Card className="card-ticket done-page-card">
          <Success {...thanks} setting={settingOf(page, assets)} level="h1" />
        </Card>
      )}
      <p>
        <a className="done-back" href={page.path}>
          {wordsOf(page.lang).page.done.back}
        </a>
      </p>
    </DeepPage>
  )
}

const thanksOf = (data: FormIslandData, answer: Accepted, email: string | undefined) => {
  const isLate = answer.outcome === 'partial'
  const { after, afterPartial } = data.form
  if (after === 'clear' || (isLate && afterPartial === 'stay')) return plainThanks(answer)
  const thanks = successOf(data, email, answer.token)
  const reported = [answer.title === thanks.title ? '' : ended(answer.title), answer.message]
  const said = yourEmail(data, email)
  const moment = isLate
    ? { note: inOneLine(reported), said }
    : { said: inOneLine([...reported, said && `${said}.`]) }
  return { ...thanks, ...moment }
}

const inOneLine = (sentences: (string | undefined)[]): string | undefined =>
  sentences.filter(Boolean).join(' ') || undefined

/** Titles have no full stop. */
const ended = (title: string) => title.replace(/(?<=[\p{L}\p{N}])$/u, '.')

const plainThanks = ({ title, message, action }: Accepted): SuccessProps => ({
  type: 'success',
  variant: 'page',
  tone: 'paper',
  title,
  ...(message !== '' && { text: message }),
  ...(action && { action }),
})

type DoneWords = SuccessProps & { said?: string | undefined; note?: string | undefined }

const DoneHero = ({ title, said, text, note, facts, action, link }: DoneWords) => (
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

const DoneSteps = ({ stepsTitle, steps, tip }: DoneWords) =>
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
