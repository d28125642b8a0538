import type { ReactElement } from 'react'
import type { View } from '../campaign/release/view.ts'
import { MessagePage } from '../pages/message-page.tsx'
import { Place } from '../pages/seat.tsx'
import { SignIn } from '../pages/staff/sign-in.tsx'
import { Unsubscribe } from '../pages/unsubscribe.tsx'
import { pageWords, staffWords } from '../words/en.ts'

const { home, notFound, problem } = pageWords
const toHome = { href: '/', label: problem.link }
const signIn = (href: string) => ({ href, label: home.signIn, className: 'house-link' })

export type SystemView = Exclude<View, { page: 'campaign' | 'done' }>

export const systemPage = (view: SystemView, site: string): { title: string; body: ReactElement } => {
  switch (view.page) {
    case 'home':
      return { title: site, body: <MessagePage site={site} {...home} link={signIn(view.data.signInUrl)} /> }
    case 'not-found':
      return {
        title: notFound.text,
        body: <MessagePage site={site} {...notFound} link={toHome} titleClass="title-4xl" />,
      }
    case 'problem':
      return { title: view.data.title, body: <MessagePage site={site} {...view.data} link={toHome} /> }
    case 'unsubscribe':
      return { title: unsubscribeTitle(view.data.state), body: <Unsubscribe site={site} {...view.data} /> }
    case 'place':
      return { title: placeTitle(view.data.state), body: <Place {...view.data} /> }
    default:
      return { title: staffWords.signInTitle, body: <SignIn site={site} {...view.data} /> }
  }
}

const unsubscribeTitle = (state: Extract<View, { page: 'unsubscribe' }>['data']['state']) =>
  state === 'ask' || state === 'done' ? pageWords.unsubscribe.button : pageWords.unsubscribe.againButton

const placeTitle = (state: 'ask' | 'done') =>
  state === 'done' ? pageWords.place.doneTitle : pageWords.place.askTitle
