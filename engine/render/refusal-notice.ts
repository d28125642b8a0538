import type { Notice } from '../../blocks/form/form-control.ts'
import type { FormProps } from '../../blocks/form/form.schema.ts'
import type { Refusal } from '../campaign/answer.ts'
import type { FormWords } from '../words/en.ts'

/** What stands above the fields after a refusal; `null` in place of one: no answer came at all. */
export const refusalNotice = (
  messages: FormProps['messages'],
  refusal: Refusal | null,
  words: FormWords['form'],
): Notice => {
  const { title, text: own } = messages.error
  if (refusal === null)
    return {
      tone: 'error',
      title,
      text: messages.hints?.['lead'] ?? (own === undefined ? words.notSent.text : `${own} ${words.kept}`),
    }
  const { code, step, message } = refusal.error
  if (code === 'missing_fields') return { tone: 'error', ...messages.missing }
  const hint = code === 'step_failed' && step !== undefined ? messages.hints?.[step] : undefined
  return { tone: 'error', title, text: hint ?? message }
}
