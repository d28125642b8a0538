import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import { DeepPage } from './deep-page.tsx'

/** What a coach's own host answers where no page is; `page`: one of the coach's, for its look and footer. */
export const LostPage = ({ page, assets }: { page: Page; assets: PageAssets }) => (
  <DeepPage page={page} assets={assets}>
    <LostWords lang={page.lang} />
  </DeepPage>
)

export const LostWords = ({ lang }: { lang?: Lang | undefined }) => {
  const { title, text, link } = wordsOf(lang).page.notFound
  return (
    <div className="done-hero">
      <h1 className="title-4xl">{title}</h1>
      <p className="lede">{text}</p>
      <p>
        <a className="btn" href="/">
          {link}
        </a>
      </p>
    </div>
  )
}
