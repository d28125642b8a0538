import { Form } from '../../../blocks/form/form.tsx'
import { FormClosed } from '../../../blocks/form/form-closed.tsx'
import type { FormControl, Notice } from '../../../blocks/form/form-control.ts'
import { FormSaved } from '../../../blocks/form/form-saved.tsx'
import type { SavedForm } from '../../../blocks/form/form-saved.tsx'
import type { FormProps } from '../../../blocks/form/form.schema.ts'
import { Card } from '../../../blocks/kit/card.tsx'
import { Success } from '../../../blocks/success/success.tsx'
import { isShownAgain } from '../../campaign/release/view.ts'
import type { FormState } from '../../campaign/release/view.ts'
import { formWordsOf } from '../../words/form-words.ts'
import type { FormIslandData } from './form-island-data.ts'
import { closedWords } from './refusal-notice.ts'
import { signedUpAs, successOf } from './success-of.ts'
import { takeOver } from './take-over.ts'
import type { Done } from './use-done.ts'
import { Toast } from '../island/toast.tsx'

export type FormViewState = {
  control: Omit<FormControl, 'action' | 'words' | 'rows'>
  done: Done | null
  closed?: FormState['closed']
  kept?: SavedForm | null
  toast: Notice | null
  onDismiss: () => void
}

const cardOf: Record<FormProps['variant'], string> = {
  ticket: 'card-ticket',
  card: 'card-plain',
  full: 'card-wide',
  bare: 'card-none',
}

export const FormView = ({ data, state }: { data: FormIslandData; state: FormViewState }) => (
  <>
    <Card className={cardOf[data.form.variant]}>
      <Content data={data} state={state} />
    </Card>
    <Toast
      notice={state.toast}
      dismissLabel={formWordsOf(data.lang).form.dismiss}
      onDismiss={state.onDismiss}
    />
  </>
)

const Content = ({
  data,
  state: { control, done, closed, kept },
}: {
  data: FormIslandData
  state: FormViewState
}) => {
  const { form, rows = [], campaign, lang } = data
  if (closed) {
    const words = closedWords(form.messages, closed, formWordsOf(lang).form)
    return (
      <section {...taken(words)} {...(wasSent(data) && { autoFocus: true })}>
        <FormClosed {...words} />
      </section>
    )
  }
  if (done) {
    const words = successOf(data, done.email, done.token)
    return (
      <section {...taken(words)}>
        <Success {...words} setting={noSetting} note={done.note} said={signedUpAs(data, done.email)} />
      </section>
    )
  }
  const { optional, choose, trap, pages } = formWordsOf(lang).form
  const action = form.sends === false ? undefined : `/api/submit/${campaign}`
  return (
    <>
      <Form
        {...form}
        control={{ ...control, rows, action, seats: seatsOf(data), words: { optional, choose, trap, pages } }}
      />
      {kept && <FormSaved {...kept} />}
    </>
  )
}

/** A screen reader whose focus comes here says the title. */
const taken = ({ title }: { title?: string | undefined }) => ({
  ref: takeOver,
  tabIndex: -1,
  className: 'done-focus',
  'aria-label': title,
})

const wasSent = ({ state }: FormIslandData) => state !== null && isShownAgain(state)

const seatsOf = ({ form, state }: FormIslandData): FormControl['seats'] => {
  const { nearlyFull } = form.messages
  if (!nearlyFull || !state?.seats) return undefined
  const { left, capacity } = state.seats
  const text = nearlyFull.text.replaceAll('{left}', `${left}`).replaceAll('{capacity}', `${capacity}`)
  return { text, left, capacity }
}

const noSetting = { pictureUrl: (src: string) => src }
