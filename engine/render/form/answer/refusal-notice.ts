import type { Notice } from '../../../../blocks/form/form-control.ts'
import type { FormProps } from '../../../../blocks/form/form.schema.ts'
import type { Refusal } from '../../../campaign/form/answer.ts'
import { fillMessage } from '../../../campaign/form/fill-message.ts'
import type { FormState } from '../../../campaign/release/view.ts'
import type { AnswerWords } from '../../../words/answer-words.ts'

type Messages = FormProps['messages']

export const refusalNotice = (messages: Messages, refusal: Refusal | null, words: AnswerWords): Notice => {
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

export const closedBy = (refusal: Refusal | null): FormState['closed'] => {
  if (refusal?.error.code === 'event_full') return 'full'
  return refusal?.error.code === 'event_over' ? 'over' : undefined
}

export const closedWords = (messages: Messages, why: 'full' | 'over', words: AnswerWords) =>
  messages[why] ?? words[why]

export const waitingNotice = (isSafe: boolean, { waiting }: AnswerWords): Notice => ({
  tone: 'wait',
  title: waiting.title,
  text: isSafe ? waiting.safe : waiting.open,
})

export const unsentNotice = (
  messages: Messages,
  isSafe: boolean,
  words: AnswerWords,
  { onAgain, onDiscard }: { onAgain: () => void; onDiscard: () => void },
): Notice => {
  const { unsent } = words
  const { text = '', ...notice } = refusalNotice(messages, null, words)
  return {
    ...notice,
    text: `${text} ${isSafe ? unsent.safe : unsent.open}`.trim(),
    buttons: [
      { label: unsent.again, onPress: onAgain },
      { label: unsent.discard, onPress: onDiscard },
    ],
  }
}
