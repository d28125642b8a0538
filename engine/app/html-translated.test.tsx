import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Section } from '../../blocks/schemas.gen.ts'
import { testPage } from '../../tests/fixtures/test-page.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import { formStateNames } from '../campaign/preview/page-states.ts'
import { answerWordsOf } from '../words/answer-words.ts'
import { formWordsOf } from '../words/form-words.ts'
import { isEnglish, langs } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import { answerParts } from '../render/form/answer/answer-parts.tsx'
import { formIslandData } from '../render/form/form-island-data.ts'
import { formStateOf } from '../render/form/form-state.ts'
import { FormView } from '../render/form/form-view.tsx'
import { renderPage, renderStates, renderView } from './html.tsx'

const assets: PageAssets = { css: '', island: '/assets/insel.js', pictures: {} }
const message = { title: 'Danke', text: 'Schau in dein Postfach.' }
const sections = [
  {
    type: 'form',
    title: 'Dein Platz',
    fields: [
      { type: 'text', name: 'name', label: 'Name', required: false },
      { type: 'email', name: 'email', label: 'E-Mail' },
      { type: 'select', name: 'hour', label: 'Stunde', options: [{ value: 'a', label: 'Acht' }] },
      { type: 'checkbox', name: 'rules', label: 'Gelesen' },
    ],
    button: { label: 'Eintragen', busy: 'Wird eingetragen' },
    messages: { missing: message, success: message, error: { title: 'Schade' } },
  },
  { type: 'about', paragraphs: ['Hallo.'], portrait: { drawn: { hair: 'bob', skin: 'olive' } } },
  { type: 'fit', variant: 'sentence', fit: { title: 'Komm, wenn', items: ['du backst', 'du kochst'] } },
  {
    type: 'media',
    video: { url: 'https://youtu.be/aqz-KE-bpKQ', title: 'Der Morgen', transcript: ['Niemand spricht.'] },
  },
  { type: 'footer' },
].map((section) => Section.parse(section))
const links = { privacy: '/datenschutz', terms: '/agb', contact: 'mailto:a@b.example' }
const english: Page = { ...testPage, coach: { ...testPage.coach, links }, sections }
const german: Page = { ...structuredClone(english), lang: 'de' }

const statesOf = (page: Page) =>
  formStateNames.map((name) => {
    const data = formIslandData(page, assets)
    if (!data) throw new Error('The page has a form.')
    const state = formStateOf(name, data.form, { email: 'a@b.example' }, page.lang)
    return renderToStaticMarkup(<FormView data={data} state={state} parts={answerParts} />)
  })
const allOf = (page: Page) =>
  [renderPage(page, assets), renderStates(page, assets), ...statesOf(page)].join('')

/** All that the English dictionaries say, without the texts of one word, which German may have as well. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return /\s/.test(value) ? value.split(/\{\w+\}/).filter((part) => part.length > 6) : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const { page: pageWords, refusals } = wordsOf('en')
const spoken = [formWordsOf('en'), answerWordsOf('en'), pageWords, refusals].flatMap(textsIn)
const saysIn = (html: string) => spoken.filter((text) => html.includes(text))

test('a German page says so, to readers, screen readers and search engines', () => {
  const html = renderPage(german, assets)
  expect(html).toMatch(/^<!doctype html><html lang="de">/)
  expect(html).toContain('<meta property="og:locale" content="de_DE">')
  expect(html).toContain('"lang":"de"')
  expect(renderPage(english, assets)).toMatch(/^<!doctype html><html lang="en">/)
})

test('an Arabic page runs from right to left, with figures as in its files', () => {
  const html = renderPage({ ...structuredClone(english), lang: 'ar' }, assets)
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(html).toContain('<meta property="og:locale" content="ar_AR">')
  expect(html).not.toMatch(/[٠-٩]/)
  expect(renderPage(german, assets)).not.toContain('dir=')
})

test.each(langs.filter((lang) => !isEnglish(lang)))(
  'no state of a page in the language %s says anything English that is built in',
  (lang) => {
    expect(saysIn(allOf(english)).length).toBeGreaterThan(20)
    expect(saysIn(allOf({ ...structuredClone(english), lang }))).toEqual([])
  },
)

test('blocks join lists, describe portraits and name their parts in German', () => {
  const html = renderPage(german, assets)
  expect(html).toContain('du backst und du kochst.')
  expect(html).toContain('Gezeichnetes Porträt von Name')
  expect(html).toContain('Datenschutz')
  expect(html).toContain('<summary>Transkript</summary>')
})

test('pages of links and errors are in the language of the coach', () => {
  const site = { siteName: 'Porchlight', campaigns: {}, system: { css: '', csp: '' } }
  const asked = { token: 'x', brand: 'Nora', lang: 'de' } as const
  for (const state of ['ask', 'done', 'again', 'resumed'] as const) {
    const { html } = renderView({ page: 'unsubscribe', data: { ...asked, state } }, site)
    expect(html).toContain('<html lang="de">')
    expect(saysIn(html)).toEqual([])
  }
  for (const state of ['ask', 'done'] as const) {
    const seat = { ...asked, state, title: 'Abend', when: null, page: '/abend', hasCalendar: true }
    expect(saysIn(renderView({ page: 'place', data: seat }, site).html)).toEqual([])
  }
  for (const state of ['over', 'asked'] as const) {
    const data = { id: 'nora/x', state, brand: 'Nora', isMailed: true, path: '/abend', lang: 'de' } as const
    expect(saysIn(renderView({ page: 'private', data }, site).html)).toEqual([])
  }
  const problem = { text: wordsOf('de').refusals.rate_limited, requestId: 'r', lang: 'de' } as const
  expect(saysIn(renderView({ page: 'problem', data: problem }, site).html)).toEqual([])
})
