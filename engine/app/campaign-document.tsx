import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { heroEnd } from '../../blocks/kit/hero-end.ts'
import { pictureUrl } from '../campaign/release/assets.ts'
import type { CampaignView, PageAssets } from '../campaign/release/assets.ts'
import { withLaterCss } from '../campaign/release/later-css.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { Page } from '../campaign/schema/page.ts'
import { isShownAgain, isWrong } from '../campaign/release/view.ts'
import type { FormState, ImageState } from '../campaign/release/view.ts'
import { shownColours } from '../campaign/theme/dark-theme.ts'
import { CampaignPage } from '../render/campaign-page.tsx'
import { DonePage } from '../render/done-page.tsx'
import { formIslandData } from '../render/form/form-island-data.ts'
import { LostPage } from '../render/lost-page.tsx'
import { filled } from '../words/filled.ts'
import { formWordsOf } from '../words/form-words.ts'
import { usualLang } from '../words/lang.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import { inlineJson } from '../render/island/inline-json.ts'
import { structuredData } from '../render/structured-data.ts'
import { htmlDocument } from './document.ts'
import type { Head } from './document.ts'
import { loaderOf } from './loader.ts'

export const campaignDocument = (
  page: Page,
  assets: PageAssets,
  state?: FormState,
  image?: ImageState,
): string =>
  htmlDocument(
    {
      ...headOf(page, assets),
      ...(page.sections[0]?.type === 'hero' && { waitFor: heroEnd }),
      ...formOf(page, assets, state),
      ...(isAnswer(state, image) ? { private: true } : { seen: `/api/seen/${page.id}` }),
      ...(state && isWrong(state) && { title: filled(formWordsOf(page.lang).form.wrong, page.seo.title) }),
    },
    withLaterCss(
      renderToString(<CampaignPage page={page} assets={assets} state={state} image={image} />),
      assets.laterCss,
    ),
    loaderOf(page),
  )

const isAnswer = (state: FormState | undefined, image: ImageState | undefined) =>
  (state !== undefined && isShownAgain(state)) || image?.made !== undefined || image?.problem !== undefined

const formOf = (page: Page, assets: PageAssets, state?: FormState): Pick<Head, 'form'> => {
  const data = formIslandData(page, assets, state)
  return data && state?.closed === undefined ? { form: inlineJson(data) } : {}
}

export const doneDocument = (page: Page, assets: PageAssets, answer: Accepted, email?: string): string =>
  htmlDocument(
    { ...headOf(page, assets), title: answer.title, private: true },
    renderToString(<DonePage page={page} assets={assets} answer={answer} email={email} />),
  )

export const lostDocument = (page: Page, assets: PageAssets): string =>
  htmlDocument(
    { ...lookOf(page, assets), title: wordsOf(page.lang).page.notFound.text, private: true },
    renderToString(<LostPage page={page} assets={assets} />),
  )

/** What a link of a mail leads to, in the coach's look. */
export const linkDocument = (
  { page, assets }: Pick<CampaignView, 'page' | 'assets'>,
  { title, lang = page.lang, body }: { title: string; lang?: Lang | undefined; body: ReactElement },
): string => htmlDocument({ ...lookOf(page, assets), lang, title, private: true }, renderToString(body))

/** As shared links name it, which have one Arabic. */
const localeOf = (lang: Lang) => (lang === 'ar' ? 'ar_AR' : wordsOf(lang).locale.replace('-', '_'))

const lookOf = (page: Page, assets: PageAssets) => ({
  lang: page.lang,
  ...(page.lang && { locale: localeOf(page.lang) }),
  themeColor: shownColours(page.coach.theme).paper,
  css: assets.css,
  icons: `/assets/${page.coach.slug}/`,
  ...(assets.print !== undefined && { print: assets.print }),
  ...(assets.sheet !== undefined && { sheet: assets.sheet }),
  ...(assets.fontPreload !== undefined && { fontPreload: assets.fontPreload }),
})

const headOf = (page: Page, assets: PageAssets): Head => ({
  ...lookOf(page, assets),
  title: page.seo.title,
  description: page.seo.description,
  canonical: page.canonical,
  ...versionsOf(page),
  siteName: page.coach.brand,
  data: inlineJson(structuredData(page)),
  ...(page.seo.index === false && { unlisted: true }),
  ...shareImageOf(page, assets),
})

/** Readers of other languages get the English page, or the first. */
const versionsOf = ({ versions = [], canonical }: Page): Pick<Head, 'versions'> => {
  const all = versions.map(({ lang, path }) => ({ lang, url: new URL(path, canonical).href }))
  const usual = all.find(({ lang }) => lang === usualLang) ?? all[0]
  return usual ? { versions: [...all, { lang: 'x-default', url: usual.url }] } : {}
}

const shareImageOf = ({ seo, canonical }: Page, assets: PageAssets): Pick<Head, 'shareImage'> => {
  const absolute = (url: string) => new URL(url, canonical).href
  if (seo.image !== undefined) return { shareImage: { url: absolute(pictureUrl(assets, seo.image)) } }
  return assets.share ? { shareImage: { ...assets.share, url: absolute(assets.share.url) } } : {}
}
