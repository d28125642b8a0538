import type { SuccessProps } from '../../../blocks/success/success.schema.ts'
import { formWords } from '../../words/en.ts'
import type { FormIslandData } from './form-island-data.ts'

const place = '{email}'

export const successOf = ({ form, success }: FormIslandData, email: string | undefined): SuccessProps => {
  const props: SuccessProps = success ?? {
    type: 'success',
    variant: 'in-place',
    tone: 'paper',
    ...form.messages.success,
  }
  const fill = (text: string) => text.replaceAll(place, () => email || formWords.form.inbox)
  return {
    ...props,
    ...(props.title !== undefined && { title: fill(props.title) }),
    ...(props.text !== undefined && { text: fill(props.text) }),
  }
}

/** Repeats the address, so that the visitor sees a typo, unless the campaign's text does. */
export const signedUpAs = ({ success }: FormIslandData, email: string | undefined): string | undefined =>
  !email || `${success?.title} ${success?.text}`.includes(place)
    ? undefined
    : formWords.form.signedUpAs(email)
