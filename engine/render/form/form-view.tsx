import { Form } from '../../../blocks/form/form.tsx'
import type { FormControl, Notice } from '../../../blocks/form/form-control.ts'
import type { FormProps } from '../../../blocks/form/form.schema.ts'
import { Card } from '../../../blocks/kit/card.tsx'
import { formWordsOf } from '../../words/form-words.ts'
import type { AnswerParts } from './answer/answer-parts.tsx'
import type { FormIslandData } from './form-island-data.ts'
import type { Screen } from './screen.ts'
import { Toast } from '../island/toast.tsx'

export type FormViewState = Omit<Screen, 'busy' | 'notice' | 'question'> & {
  control: Omit<FormControl, 'action' | 'words' | 'rows' | 'notice' | 'question'> &
    Pick<Screen, 'notice' | 'question'> & { isLive?: boolean }
  toast: Notice | null
  onDismiss: () => void
}

/** `parts`: of what a press leads to; a form that nobody has pressed shows none of them. */
type Props = { data: FormIslandData; state: FormViewState; parts: AnswerParts | undefined }

const cardOf: Record<FormProps['variant'], string> = {
  ticket: 'card-ticket',
  card: 'card-plain',
  full: 'card-wide',
  bare: 'card-none',
}

export const FormView = (props: Props) => {
  const { data, state, parts } = props
  return (
    <>
      <Card className={cardOf[data.form.variant]}>
        <Content {...props} />
      </Card>
      <Toast notice={state.toast}>
        {parts && state.toast && (
          <parts.Message data={data} notice={state.toast} onDismiss={state.onDismiss} />
        )}
      </Toast>
    </>
  )
}

const Content = ({ data, state: { control, done, closed, kept }, parts }: Props) => {
  const { form, rows = [], campaign } = data
  if (parts && closed) return <parts.Closed data={data} why={closed} />
  if (parts && done) return <parts.Thanks data={data} done={done} />
  const { notice, question, isLive } = control
  return (
    <>
      <Form
        {...form}
        control={{
          ...control,
          rows,
          action: form.sends === false ? undefined : `/api/submit/${campaign}`,
          seats: seatsOf(data),
          words: formWordsOf(data.lang).form,
          notice: parts && notice && (
            <parts.NoticeBox {...notice} fields={fieldsToCorrect(form, control.errors)} />
          ),
          question:
            question && parts
              ? { name: question.name, view: <parts.TypoQuestion {...question} /> }
              : isLive
                ? {}
                : undefined,
        }}
      />
      {parts && kept && <parts.FormSaved {...kept} busy={control.busy ? form.button.busy : undefined} />}
    </>
  )
}

const fieldsToCorrect = ({ anchor, fields }: FormProps, errors: FormControl['errors']) =>
  fields.flatMap((field) =>
    field.type !== 'hidden' && errors[field.name] !== undefined
      ? [{ label: field.label, href: `#${anchor}-${field.name}` }]
      : [],
  )

const seatsOf = ({ form, state }: FormIslandData): FormControl['seats'] => {
  const { nearlyFull } = form.messages
  if (!nearlyFull || !state?.seats) return undefined
  const { left, capacity } = state.seats
  const text = nearlyFull.text.replaceAll('{left}', `${left}`).replaceAll('{capacity}', `${capacity}`)
  return { text, left, capacity }
}
