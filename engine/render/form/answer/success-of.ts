import type { Cta } from '../../../../blocks/kit/words.ts'
import type { SuccessProps } from '../../../../blocks/success/success.schema.ts'
import { signedLink } from '../../../campaign/schema/private-link.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import { filled } from '../../../words/filled.ts'
import type { FormIslandData } from '../form-island-data.ts'

const place = '{email}'

export const successOf = (
  { form, success, lang }: FormIslandData,
  email: string | undefined,
  token: string | undefined,
): SuccessProps => {
  const props: SuccessProps = success ?? {
    type: 'success',
    variant: 'in-place',
    tone: 'paper',
    ...form.messages.success,
  }
  const fill = (text: string) => text.replaceAll(place, () => email || answerWordsOf(lang).inbox)
  return {
    ...props,
    ...(props.title !== undefined && { title: fill(props.title) }),
    ...(props.text !== undefined && { text: fill(props.text) }),
    ...(props.action && { action: openTo(props.action, token) }),
    ...(props.link && { link: openTo(props.link, token) }),
  }
}

const openTo = ({ label, href }: Cta, token: string | undefined): Cta => ({
  label,
  href: signedLink(href, token),
})

/** Repeats the address, so that the visitor sees a typo, unless the campaign's text does. */
export const yourEmail = (
  { success, lang }: FormIslandData,
  email: string | undefined,
): string | undefined =>
  !email || `${success?.title} ${success?.text}`.includes(place)
    ? undefined
    : filled(answerWordsOf(lang).yourEmail, email)
