import { Art, ArtSource, drawings } from '../../blocks/art/art.tsx'
import type { Drawing } from '../../blocks/art/drawings/drawing.ts'
import { Card } from '../../blocks/kit/card.tsx'
import { Wordmark } from '../../blocks/kit/wordmark.tsx'
import { Success } from '../../blocks/success/success.tsx'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { pageWords } from '../words/en.ts'
import { artFacts } from './art-facts.ts'
import { DoneHero, DoneSteps } from './done-hero.tsx'
import { formIslandData } from './form/form-island-data.ts'
import type { FormIslandData } from './form/form-island-data.ts'
import { SectionView } from './section-view.tsx'
import { settingOf } from './setting.ts'
import { signedUpAs, successOf } from './form/success-of.ts'

type Props = { page: Page; assets: PageAssets; answer: Accepted; email?: string | undefined }

const artPlace: Partial<Record<Drawing['hold'], string>> = {
  fill: 'done-page-fill',
  stand: 'done-page-stand',
}

/** What comes after the button as a page of its own, in the coach's look. */
export const DonePage = ({ page, assets, answer, email }: Props) => {
  const setting = settingOf(page, assets)
  const data = formIslandData(page, assets)
  if (!data) return null
  const thanks = thanksOf(data, answer, email)
  return (
    <>
      <ArtSource name={setting.art} seed={setting.seed} facts={artFacts(page.sections)} />
      <main>
        <div className="tone-deep done-page">
          <Art name={setting.art} className={`done-page-art ${artPlace[drawings[setting.art].hold] ?? ''}`} />
          <div className="wrap relative">
            <Wordmark setting={setting} />
            {thanks.variant === 'page' ? (
              <DoneHero {...thanks} />
            ) : (
              <Card className="card-ticket done-page-card">
                <Success {...thanks} setting={setting} level="h1" />
              </Card>
            )}
            <p>
              <a className="done-back" href={page.path}>
                {pageWords.done.back}
              </a>
            </p>
          </div>
        </div>
        {thanks.variant === 'page' && <DoneSteps {...thanks} />}
      </main>
      {page.sections
        .filter((section) => section.type === 'footer')
        .map((section, index) => (
          <SectionView key={index} section={section} setting={setting} form={null} hosts={null} />
        ))}
    </>
  )
}

/** The success view with what a toast would say; where the form stays and only says thanks, so does the page. */
const thanksOf = (data: FormIslandData, answer: Accepted, email: string | undefined) => {
  const isLate = answer.outcome === 'partial'
  const { after, afterPartial } = data.form
  if (after === 'clear' || (isLate && afterPartial === 'stay')) return plainThanks(answer)
  const reported = `${answer.title} ${answer.message}`.trim()
  const said = signedUpAs(data, email)
  const moment = isLate
    ? { note: reported, said }
    : { said: said === undefined ? reported : `${reported} ${said}.` }
  return { ...successOf(data, email), ...moment }
}

const plainThanks = ({ title, message, action }: Accepted): SuccessProps => ({
  type: 'success',
  variant: 'in-place',
  tone: 'paper',
  title,
  ...(message !== '' && { text: message }),
  ...(action && { action }),
})
