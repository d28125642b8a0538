import { ArtSource, Art } from '../../blocks/kit/art/art.tsx'
import { Card } from '../../blocks/kit/card.tsx'
import { Wordmark } from '../../blocks/kit/wordmark.tsx'
import { Success } from '../../blocks/success/success.tsx'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import type { Accepted } from '../campaign/answer.ts'
import type { PageAssets } from '../campaign/assets.ts'
import type { Page } from '../campaign/page.ts'
import { pageWords } from '../words/en.ts'
import { formIslandData } from './form-island-data.ts'
import { successOf } from './form-view.tsx'
import { SectionView } from './section-view.tsx'
import { settingOf } from './setting.ts'

/** Where the form only says thanks, so does the page. */
const plainThanks = ({ title, message }: Accepted): SuccessProps => ({
  type: 'success',
  variant: 'in-place',
  tone: 'paper',
  title,
  text: message,
})

/** What comes after the button as a page of its own, in the coach's look. */
export const DonePage = ({ page, assets, answer }: { page: Page; assets: PageAssets; answer: Accepted }) => {
  const setting = settingOf(page, assets)
  const data = formIslandData(page)
  if (!data) return null
  const isClear = data.form.after === 'clear'
  return (
    <>
      <ArtSource name={setting.art} seed={setting.seed} />
      <main className="tone-deep done-page">
        <Art className="done-page-art" />
        <div className="wrap relative">
          <Wordmark setting={setting} />
          <Card className="card-ticket done-page-card">
            <Success
              {...(isClear
                ? plainThanks(answer)
                : { ...successOf(data), said: `${answer.title} ${answer.message}` })}
              setting={setting}
              level="h1"
            />
          </Card>
          <p>
            <a className="done-back" href={page.path}>
              {pageWords.done.back}
            </a>
          </p>
        </div>
      </main>
      {page.sections
        .filter((section) => section.type === 'footer')
        .map((section, index) => (
          <SectionView key={index} section={section} setting={setting} form={null} hostsForm={false} />
        ))}
    </>
  )
}
