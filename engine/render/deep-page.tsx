import type { ReactNode } from 'react'
import { Art, ArtSource, drawingOf } from '../../blocks/art/art.tsx'
import { Banner } from '../../blocks/kit/banner.tsx'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { artFacts } from './art-facts.ts'
import { artPlace } from './art-place.ts'
import { SectionView } from './section-view.tsx'
import { settingOf } from './setting.ts'

type Props = {
  page: Page
  assets: PageAssets
  children: ReactNode
  below?: ReactNode
  /** Without the drawing that others on the page refer to. */
  isUndrawn?: boolean | undefined
}

/** A page of its own in a coach's look, such as an answer: `children` on the deep ground with the drawing, `below` under it, and the footer. */
export const DeepPage = ({ page, assets, children, below, isUndrawn = false }: Props) => {
  const setting = settingOf(page, assets)
  return (
    <>
      {!isUndrawn && (
        <ArtSource
          art={setting.art}
          drawing={setting.drawing}
          seed={setting.seed}
          facts={{ ...artFacts(page.sections), ends: true }}
        />
      )}
      <Banner setting={setting} tone="deep" />
      <main>
        <div className="tone-deep done-page">
          <Art of={setting} className={`done-page-art ${artPlace(drawingOf(setting))}`} />
          <div className="wrap relative">{children}</div>
        </div>
        {below}
      </main>
      {page.sections
        .filter((section) => section.type === 'footer')
        .map((section, index) => (
          <SectionView key={index} section={section} setting={setting} form={null} hosts={null} />
        ))}
    </>
  )
}
