import { Art, ArtSource, drawings } from '../../blocks/art/art.tsx'
import { Wordmark } from '../../blocks/kit/wordmark.tsx'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { pageWords } from '../words/en.ts'
import { artFacts } from './art-facts.ts'
import { artPlace } from './art-place.ts'
import { SectionView } from './section-view.tsx'
import { settingOf } from './setting.ts'

const { title, text, link } = pageWords.notFound

/** What a coach's own host answers where no page is; `page`: one of the coach's, for its look and footer. */
export const LostPage = ({ page, assets }: { page: Page; assets: PageAssets }) => {
  const setting = settingOf(page, assets)
  return (
    <>
      <ArtSource name={setting.art} seed={setting.seed} facts={artFacts(page.sections)} />
      <main>
        <div className="tone-deep done-page">
          <Art name={setting.art} className={`done-page-art ${artPlace[drawings[setting.art].hold] ?? ''}`} />
          <div className="wrap relative">
            <Wordmark setting={setting} />
            <div className="done-hero">
              <h1 className="title-4xl">{title}</h1>
              <p className="lede">{text}</p>
              <p>
                <a className="btn" href="/">
                  {link}
                </a>
              </p>
            </div>
          </div>
        </div>
      </main>
      {page.sections
        .filter((section) => section.type === 'footer')
        .map((section, index) => (
          <SectionView key={index} section={section} setting={setting} form={null} hosts={null} />
        ))}
    </>
  )
}
