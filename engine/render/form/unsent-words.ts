import type { Notice } from '../../../blocks/form/form-control.ts'
import type { FormProps } from '../../../blocks/form/form.schema.ts'
import { formWords } from '../../words/en.ts'
import { refusalNotice } from './refusal-notice.ts'

const { waiting, unsent } = formWords.form

/** While the next try is waited for. `isSafe`: the device keeps what was typed. */
export const waitingNotice = (isSafe: boolean): Notice => ({
  tone: 'wait',
  title: waiting.title,
  text: isSafe ? waiting.safe : waiting.open,
})

/** After the last try: the campaign's own words for it, what happens now, and the visitor's choice. */
export const unsentNotice = (
  messages: FormProps['messages'],
  isSafe: boolean,
  { onAgain, onDiscard }: { onAgain: () => void; onDiscard: () => void },
): Notice => {
  const { text = '', ...notice } = refusalNotice(messages, null, formWords.form)
  return {
    ...notice,
    text: `${text} ${isSafe ? unsent.safe : unsent.open}`.trim(),
    presses: [
      { label: unsent.again, onPress: onAgain },
      { label: unsent.discard, onPress: onDiscard },
    ],
  }
}
