import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import { pictureUrl } from '../campaign/release/assets.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { Page } from '../campaign/schema/page.ts'
import { isShownAgain } from '../campaign/release/view.ts'
import type { FormState, ImageState } from '../campaign/release/view.ts'
import { CampaignPage } from '../render/campaign-page.tsx'
import { DonePage } from '../render/done-page.tsx'
import { htmlDocument } from './document.ts'
import type { Head } from './document.ts'
import { loaderOf } from './loader.ts'
import { ArtIcon } from '../../blocks/art/art-mark.tsx'
import { themeColours } from '../campaign/theme/theme-css.ts'
import type { Theme } from '../campaign/theme/theme.ts'

export const campaignDocument = (
  page: Page,
  assets: PageAssets,
  state?: FormState,
  image?: ImageState,
): string =>
  htmlDocument(
    {
      ...headOf(page, assets),
      ...(isAnswer(state, image) ? { private: true } : { seen: `/api/seen/${page.id}` }),
    },
    renderToString(<CampaignPage page={page} assets={assets} state={state} image={image} />),
    loaderOf(page),
  )

const isAnswer = (state: FormState | undefined, image: ImageState | undefined) =>
  (state !== undefined && isShownAgain(state)) || image?.made !== undefined || image?.problem !== undefined

export const doneDocument = (page: Page, assets: PageAssets, answer: Accepted, email?: string): string =>
  htmlDocument(
    { ...headOf(page, assets), title: answer.title, private: true },
    renderToString(<DonePage page={page} assets={assets} answer={answer} email={email} />),
  )

const headOf = (page: Page, assets: PageAssets): Head => ({
  title: page.seo.title,
  description: page.seo.description,
  canonical: page.canonical,
  themeColor: page.coach.theme.paper,
  css: assets.css,
  icon: tabIcon(page.coach.theme),
  ...(page.seo.index === false && { unlisted: true }),
  ...shareImageOf(page, assets),
  ...(assets.print !== undefined && { print: assets.print }),
  ...(assets.fontPreload !== undefined && { fontPreload: assets.fontPreload }),
})

const shareImageOf = ({ seo, canonical }: Page, assets: PageAssets): Pick<Head, 'shareImage'> => {
  const absolute = (url: string) => new URL(url, canonical).href
  if (seo.image !== undefined) return { shareImage: { url: absolute(pictureUrl(assets, seo.image)) } }
  return assets.share ? { shareImage: { ...assets.share, url: absolute(assets.share.url) } } : {}
}

/** The tab's icon is outside the page, so plain colours replace the theme's properties. */
const tabIcon = (theme: Theme): string => {
  const colours: Record<string, string> = themeColours(theme)
  return renderToStaticMarkup(<ArtIcon name={theme.art} />).replace(
    /var\(--([a-z]+)\)/g,
    (all, name: string) => colours[name] ?? all,
  )
}
