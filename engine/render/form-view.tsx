import { Form } from '../../blocks/form/form.tsx'
import type { FormControl, Notice } from '../../blocks/form/form-control.ts'
import type { FormProps } from '../../blocks/form/form.schema.ts'
import { Card } from '../../blocks/kit/card.tsx'
import { Success } from '../../blocks/success/success.tsx'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import { formWords } from '../words/en.ts'
import type { FormIslandData } from './form-island-data.ts'
import { Toast } from './toast.tsx'

/** `done`: the form was sent; what takes its place says the address back, and a line of the moment. */
export type FormViewState = {
  control: Omit<FormControl, 'action' | 'words'>
  done: { note: string | undefined; email: string | undefined } | null
  toast: Notice | null
  onDismiss: () => void
}

const cardOf: Record<FormProps['variant'], string> = {
  ticket: 'card-ticket',
  card: 'card-plain',
  full: 'card-wide',
  bare: 'card-none',
}

/** The form's card in one of its states; the same markup on both sides. */
export const FormView = ({ data, state }: { data: FormIslandData; state: FormViewState }) => {
  const { form, setting } = data
  const action = `/api/submit/${data.campaign}`
  const { optional, choose, trap } = formWords.form
  return (
    <>
      <Card className={cardOf[form.variant]}>
        {state.done ? (
          <div ref={takeFocus} tabIndex={-1} className="done-focus">
            <Success
              {...successOf(data)}
              setting={{ ...plainSetting, ...setting }}
              note={state.done.note}
              said={state.done.email === undefined ? undefined : formWords.form.signedUpAs(state.done.email)}
            />
          </div>
        ) : (
          <Form {...form} control={{ ...state.control, action, words: { optional, choose, trap } }} />
        )}
      </Card>
      <Toast notice={state.toast} dismissLabel={formWords.form.dismiss} onDismiss={state.onDismiss} />
    </>
  )
}

/** Screen readers go on with what took the form's place. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** What a success view never shows, so it never travels with the form. */
const plainSetting = { postalAddress: '', legal: { label: '', links: [] }, pictureUrl: (src: string) => src }

/** The campaign's success section, or its success message where it has none. */
export const successOf = ({ form, success }: FormIslandData): SuccessProps =>
  success ?? {
    type: 'success',
    variant: 'in-place',
    tone: 'paper',
    title: form.messages.success.title,
    ...(form.messages.success.text !== undefined && { text: form.messages.success.text }),
  }
