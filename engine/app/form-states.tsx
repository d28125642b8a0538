import { renderToStaticMarkup } from 'react-dom/server'
import type { Accepted } from '../campaign/form/answer.ts'
import type { FormStateName } from '../campaign/preview/page-states.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'
import { DonePage } from '../render/done-page.tsx'
import { LostPage } from '../render/lost-page.tsx'
import { formIslandData } from '../render/form/form-island-data.ts'
import { formStateOf } from '../render/form/form-state.ts'
import { FormView } from '../render/form/form-view.tsx'

/** Together they use every rule that a press can ask for; the island brings the rules of the others. */
const states: FormStateName[] = [
  'MissingInformation',
  'Submitting',
  'ServerError',
  'MailLate',
  'MailLateAndStays',
  'Full',
]
const nearlyFull: FormState = { values: {}, errors: {}, seats: { left: 1, capacity: 2 } }
const late: Accepted = {
  ok: true,
  outcome: 'partial',
  title: 'x',
  message: 'x',
  action: { label: 'x', href: '#x' },
}

export const renderStates = (page: Page, assets: PageAssets): string => {
  const data = formIslandData(page, assets)
  return renderToStaticMarkup(
    <>
      {data &&
        states.map((name) => <FormView key={name} data={data} state={formStateOf(name, data.form, {})} />)}
      <DonePage page={page} assets={assets} answer={late} />
      <LostPage page={page} assets={assets} />
    </>,
  )
}

/** What the server shows in the form's place before anybody presses. */
export const renderSeatStates = (page: Page, assets: PageAssets): string => {
  const data = formIslandData(page, assets)
  if (!data) return ''
  const { full, nearlyFull: nearly, over } = data.form.messages
  if (!full && !nearly && !over) return ''
  return renderToStaticMarkup(
    <>
      <FormView data={data} state={formStateOf('Full', data.form, {})} />
      <FormView data={{ ...data, state: nearlyFull }} state={formStateOf('Idle', data.form, {})} />
    </>,
  )
}
