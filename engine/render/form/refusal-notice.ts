import type { Notice } from '../../../blocks/form/form-control.ts'
import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { Refusal } from '../../campaign/form/answer.ts'
import { fillMessage } from '../../campaign/form/fill-message.ts'
import type { FormState } from '../../campaign/release/view.ts'
import type { FormWords } from '../../words/en.ts'

type Messages = FormProps['messages']
type Words = FormWords['form']

/** The notice above the button after a refusal; `null`: no answer came at all. */
export const refusalNotice = (messages: Messages, refusal: Refusal | null, words: Words): Notice => {
  const { title, text: own } = messages.error
  if (refusal === null) {
    const text = messages.hints?.['lead'] ?? (own === undefined ? words.notSent : `${own} ${words.kept}`)
    return { tone: 'error', title, text: fillMessage(text, words.noAnswer) }
  }
  const { code, message } = refusal.error
  if (code === 'missing_fields') return { tone: 'error', ...messages.missing }
  if (code === 'already_registered')
    return { tone: 'ok', ...(messages.duplicate ?? { ...words.duplicate, text: message }) }
  return { tone: 'error', title, text: message }
}

/** Which refusals close the form for good. */
export const closedBy = (refusal: Refusal | null): FormState['closed'] => {
  if (refusal?.error.code === 'event_full') return 'full'
  return refusal?.error.code === 'event_over' ? 'over' : undefined
}

/** The words that take the place of a closed form. */
export const closedWords = (messages: Messages, why: 'full' | 'over', words: Words) =>
  messages[why] ?? words[why]
