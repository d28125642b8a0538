import { renderToStaticMarkup } from 'react-dom/server'
import type { Notice } from '../../blocks/form/form-control.ts'
import type { Accepted } from '../campaign/answer.ts'
import type { Page } from '../campaign/page.ts'
import { DonePage } from '../render/done-page.tsx'
import { formIslandData } from '../render/form-island-data.ts'
import type { FormIslandData } from '../render/form-island-data.ts'
import { FormView } from '../render/form-view.tsx'
import type { FormViewState } from '../render/form-view.tsx'

const noAssets = { css: '', island: '', pictures: {} }
const action = { label: 'x', href: '#x' }
const error: Notice = { tone: 'error', title: 'x', text: 'x' }
const ok: Notice = { tone: 'ok', title: 'x', text: 'x', action }
const late: Accepted = { ok: true, outcome: 'partial', title: 'x', message: 'x', action }

/** Everything a page can turn into after a touch: the form in every state, and what comes after the button. */
export const renderStates = (page: Page): string => {
  const data = formIslandData(page, noAssets)
  if (!data) return ''
  return renderToStaticMarkup(
    <>
      {statesOf(data).map((state, index) => (
        <FormView key={index} data={data} state={state} />
      ))}
      <DonePage page={page} assets={noAssets} answer={late} />
    </>,
  )
}

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
