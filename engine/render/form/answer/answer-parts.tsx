import { FormClosed } from '../../../../blocks/form/form-closed.tsx'
import { FormSaved } from '../../../../blocks/form/form-saved.tsx'
import { NoticeBox } from '../../../../blocks/form/notice-box.tsx'
import type { Notice } from '../../../../blocks/form/form-control.ts'
import { TypoQuestion } from '../../../../blocks/form/typo-question.tsx'
import { Success } from '../../../../blocks/success/success.tsx'
import type { FormState } from '../../../campaign/release/view.ts'
import { isShownAgain } from '../../../campaign/release/view.ts'
import { answerWordsOf } from '../../../words/answer-words.ts'
import type { FormIslandData } from '../form-island-data.ts'
import type { Done } from '../screen.ts'
import { ToastMessage } from '../../island/toast-message.tsx'
import { startAnswering } from './answering.ts'
import { closedWords } from './refusal-notice.ts'
import { successOf, yourEmail } from './success-of.ts'
import { takeOver } from './take-over.ts'

type Said = { data: FormIslandData; notice: Notice; onDismiss: () => void }

const Message = ({ data, ...rest }: Said) => (
  <ToastMessage dismissLabel={answerWordsOf(data.lang).dismiss} {...rest} />
)

const Closed = ({ data, why }: { data: FormIslandData; why: NonNullable<FormState['closed']> }) => {
  const words = closedWords(data.form.messages, why, answerWordsOf(data.lang))
  return (
    <section {...taken(words)} {...(wasSent(data) && { autoFocus: true })}>
      <FormClosed {...words} />
    </section>
  )
}

const Thanks = ({ data, done }: { data: FormIslandData; done: Done }) => {
  const words = successOf(data, done.email, done.token)
  return (
    <section {...taken(words)}>
      <Success {...words} setting={noSetting} note={done.note} said={yourEmail(data, done.email)} />
    </section>
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

const noSetting = { pictureUrl: (src: string) => src }

/** All that a form does and shows from a press on. A file of its own: hooks belong to the island's React. */
export const answerParts = { startAnswering, Message, NoticeBox, TypoQuestion, FormSaved, Closed, Thanks }

export type AnswerParts = typeof answerParts
