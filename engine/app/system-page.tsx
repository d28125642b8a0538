import type { ReactElement, ReactNode } from 'react'
import type { View } from '../campaign/release/view.ts'
import type { CampaignView } from '../campaign/release/assets.ts'
import { House } from '../pages/house.tsx'
import { MessagePage } from '../pages/message-page.tsx'
import { OwnDataPage } from '../pages/own-data/own-data-page.tsx'
import { ownDataTitle } from '../pages/own-data/own-data-title.ts'
import { Private } from '../pages/private.tsx'
import { Place } from '../pages/seat.tsx'
import { SignIn } from '../pages/staff/sign-in.tsx'
import { Unsubscribe, unsubscribeTitle } from '../pages/unsubscribe.tsx'
import { DeepPage } from '../render/deep-page.tsx'
import { staffWords } from '../words/en.ts'
import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'

export type SystemView = Exclude<View, { page: 'campaign' | 'done' }>

type SystemPage = { title: string; body: ReactElement; lang?: Lang | undefined }

/** `owner`: the coach's, in whose look pages of links are. */
export const systemPage = (view: SystemView, site: string, owner?: CampaignView): SystemPage => {
  switch (view.page) {
    case 'home': {
      const { signInUrl: href, lang } = view.data
      const { home } = wordsOf(lang).page
      const link = { href, label: home.signIn, className: 'house-link' }
      return { title: site, lang, body: <MessagePage site={site} {...home} link={link} /> }
    }
    case 'not-found': {
      const { lang } = view.data
      const { notFound } = wordsOf(lang).page
      return {
        title: notFound.text,
        lang,
        body: <MessagePage site={site} {...notFound} link={toHome(lang)} titleClass="title-4xl" />,
      }
    }
    case 'problem': {
      const { lang } = view.data
      const { title } = wordsOf(lang).page.problem
      return {
        title,
        lang,
        body: <MessagePage site={site} title={title} {...view.data} link={toHome(lang)} />,
      }
    }
    case 'unsubscribe':
      return {
        title: unsubscribeTitle(view.data),
        lang: view.data.lang,
        body: framed(<Unsubscribe {...view.data} />, site, owner),
      }
    case 'place':
      return {
        title: placeTitle(view.data),
        lang: view.data.lang,
        body: framed(<Place {...view.data} />, view.data.brand, owner),
      }
    case 'private':
      return {
        title: privateTitle(view.data),
        lang: view.data.lang,
        body: framed(<Private {...view.data} />, view.data.brand, owner),
      }
    case 'own-data':
      return {
        title: ownDataTitle(view.data),
        lang: view.data.lang,
        body: framed(<OwnDataPage {...view.data} />, view.data.brand, owner),
      }
    default:
      return { title: staffWords.signInTitle, body: <SignIn site={site} {...view.data} /> }
  }
}

const framed = (words: ReactNode, site: string, owner: CampaignView | undefined) =>
  owner ? (
    <DeepPage page={owner.page} assets={owner.assets}>
      <div className="done-hero">{words}</div>
    </DeepPage>
  ) : (
    <House site={site}>{words}</House>
  )

const toHome = (lang?: Lang) => ({ href: '/', label: wordsOf(lang).page.problem.link })

const placeTitle = ({ state, lang }: Extract<View, { page: 'place' }>['data']) => {
  const words = wordsOf(lang).page.place
  return state === 'done' ? words.doneTitle : words.askTitle
}

const privateTitle = ({ state, lang }: Extract<View, { page: 'private' }>['data']) => {
  const words = wordsOf(lang).page.private
  return state === 'asked' ? words.askedTitle : words.overTitle
}
