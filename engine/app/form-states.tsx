import { renderToStaticMarkup } from 'react-dom/server'
import type { Notice } from '../../blocks/form/form-control.ts'
import type { Accepted } from '../campaign/form/answer.ts'
import type { PageAssets } from '../campaign/release/assets.ts'
import type { Page } from '../campaign/schema/page.ts'
import type { FormState } from '../campaign/release/view.ts'
import { DonePage } from '../render/done-page.tsx'
import { formIslandData } from '../render/form/form-island-data.ts'
import type { FormIslandData } from '../render/form/form-island-data.ts'
import { FormView } from '../render/form/form-view.tsx'
import type { FormViewState } from '../render/form/form-view.tsx'

const action = { label: 'x', href: '#x' }
const error: Notice = { tone: 'error', title: 'x', text: 'x' }
const ok: Notice = { tone: 'ok', title: 'x', text: 'x', action }
const late: Accepted = { ok: true, outcome: 'partial', title: 'x', message: 'x', action }

export const renderStates = (page: Page, assets: PageAssets): string => {
  const data = formIslandData(page, assets)
  if (!data) return ''
  return renderToStaticMarkup(
    <>
      {statesOf(data).map((state, index) => (
        <FormView key={index} data={data} state={state} />
      ))}
      <FormView data={{ ...data, state: nearlyFull }} state={idle} />
      <DonePage page={page} assets={assets} answer={late} />
    </>,
  )
}

const nearlyFull: FormState = { values: {}, errors: {}, seats: { left: 1, capacity: 2 } }
const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: () => {},
}

const statesOf = ({ form }: FormIslandData): FormViewState[] => [
  { ...idle, toast: error },
  { ...idle, control: { ...idle.control, busy: true } },
  {
    ...idle,
    control: {
      ...idle.control,
      errors: Object.fromEntries(form.fields.map((field) => [field.name, 'x'])),
      notice: error,
    },
  },
  { ...idle, control: { ...idle.control, notice: ok } },
  { ...idle, done: { note: 'x', email: 'x' }, toast: ok },
  { ...idle, closed: 'full' },
]
