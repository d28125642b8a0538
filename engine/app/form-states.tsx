import { renderToStaticMarkup } from 'react-dom/server'
import type { FormProps } from '../../blocks/form/form.schema.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { FormStateName } from '../campaign/preview/page-states.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'
import { OwnDataPage } from '../pages/own-data/own-data-page.tsx'
import { DonePage } from '../render/done-page.tsx'
import { LostPage, LostWords } from '../render/lost-page.tsx'
import { answerParts } from '../render/form/answer/answer-parts.tsx'
import { formIslandData } from '../render/form/form-island-data.ts'
import { formStateOf } from '../render/form/form-state.ts'
import { FormView } from '../render/form/form-view.tsx'
import type { FormViewState } from '../render/form/form-view.tsx'

const nothing = () => {}

/** All that a press can show of a form, and two notices more: the island brings the rules of the other states. */
const pressed = ({ fields }: FormProps): FormViewState => ({
  control: {
    values: {},
    errors: Object.fromEntries(fields.map(({ name }) => [name, 'x'])),
    notice: { tone: 'error', title: 'x', text: 'x' },
    busy: true,
  },
  done: null,
  toast: { tone: 'error', title: 'x', text: 'x' },
  onDismiss: nothing,
})
const answers: FormStateName[] = ['MailLate', 'MailLateAndStays', 'Full']
const nearlyFull: FormState = { values: {}, errors: {}, seats: { left: 1, capacity: 2 } }
const late: Accepted = {
  ok: true,
  outcome: 'partial',
  title: 'x',
  message: 'x',
  action: { label: 'x', href: '#x' },
}

const dated = [{ at: new Date(0), title: 'x' }]
const stored = { email: 'x', name: 'x', forms: dated, mails: dated, seats: [], hasMore: true }
const ownData = {
  token: 'x',
  brand: 'x',
  state: 'shown',
  linkKey: 'x',
  stored,
  hasOtherCoaches: true,
} as const

const known = new Map<Page['lang'], string>()
/** What a link of a mail leads to has these classes on all pages of a language, and a page that says 404. */
const linkWords = (lang: Page['lang']) => {
  const words =
    known.get(lang) ??
    renderToStaticMarkup(
      <>
        <h1 className="title-3xl">x</h1>
        <form className="link-form" />
        <OwnDataPage {...ownData} lang={lang} />
        <OwnDataPage {...ownData} state="erase" lang={lang} />
        <LostWords lang={lang} />
      </>,
    )
  known.set(lang, words)
  return words
}

/** What a page shows only after a press, and the page of its host that says that there is none. */
export const renderStates = (page: Page, assets: PageAssets): string => {
  const data = formIslandData(page, assets)
  if (!data) return renderToStaticMarkup(<LostPage page={page} assets={assets} />) + linkWords(page.lang)
  const noFields = { ...data, form: { ...data.form, fields: [] } }
  const states = renderToStaticMarkup(
    <>
      <FormView data={data} state={pressed(data.form)} parts={answerParts} />
      {answers.map((name) => (
        <FormView
          key={name}
          data={noFields}
          state={formStateOf(name, data.form, {}, data.lang)}
          parts={answerParts}
        />
      ))}
      {/* Its drawing is the page's. */}
      <DonePage page={page} assets={assets} answer={late} isUndrawn />
    </>,
  )
  return states + linkWords(page.lang)
}

/** What the server shows in the form's place before anybody presses. */
export const renderSeatStates = (page: Page, assets: PageAssets): string => {
  const data = formIslandData(page, assets)
  if (!data) return ''
  const { full, nearlyFull: nearly, over } = data.form.messages
  if (!full && !nearly && !over) return ''
  return renderToStaticMarkup(
    <>
      <FormView data={data} state={formStateOf('Full', data.form, {}, data.lang)} parts={answerParts} />
      <FormView
        data={{ ...data, state: nearlyFull }}
        state={formStateOf('Idle', data.form, {}, data.lang)}
        parts={answerParts}
      />
    </>,
  )
}
