import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormStateName } from '../../campaign/preview/page-states.ts'
import { validateSubmission } from '../../campaign/form/validate-submission.ts'
import { answerWordsOf } from '../../words/answer-words.ts'
import type { AnswerWords } from '../../words/answer-words.ts'
import { filled } from '../../words/filled.ts'
import { formWordsOf } from '../../words/form-words.ts'
import type { Lang } from '../../words/lang.ts'
import type { FormViewState } from './form-view.tsx'
import { dayOf } from './answer/saved-forms.ts'
import { refusalNotice, unsentNotice, waitingNotice } from './answer/refusal-notice.ts'

const nothing = () => {}
const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: nothing,
}
const savedBefore = ({ unsentBefore }: AnswerWords, lang?: Lang) => ({
  title: unsentBefore.title,
  text: filled(unsentBefore.text, dayOf(Date.UTC(2026, 10, 21, 12), lang)),
  buttons: [unsentBefore.send, unsentBefore.discard, unsentBefore.later].map((label) => ({
    label,
    onPress: nothing,
  })),
})
const questionIn = ({ typo: { ask, take, keep } }: AnswerWords) => ({
  name: 'email',
  ask,
  address: 'joanna@gmail.com',
  buttons: [take, keep].map((label) => ({ label, onPress: nothing })),
})
const duplicate = { error: { code: 'already_registered', message: '' }, requestId: '' } as const

export const formStateOf = (
  name: FormStateName,
  { fields, messages }: FormProps,
  values: Record<string, string>,
  lang?: Lang,
): FormViewState => {
  const { problems } = formWordsOf(lang)
  const words = answerWordsOf(lang)
  const typed: FormViewState = { ...idle, control: { ...idle.control, values } }
  const withControl = (control: Partial<FormViewState['control']>): FormViewState => ({
    ...typed,
    control: { ...typed.control, ...control },
  })
  const thanks = { tone: 'ok', ...messages.success } as const
  const failed = { tone: 'error', ...messages.error } as const
  const late = { tone: 'ok', title: messages.success.title, ...messages.partial } as const
  const states: Record<FormStateName, () => FormViewState> = {
    Idle: () => idle,
    Filled: () => typed,
    MissingInformation: () => ({
      ...idle,
      control: { ...idle.control, errors: missingIn(fields, lang) },
      toast: { tone: 'error', ...messages.missing },
    }),
    FieldError: () => withControl({ errors: { email: problems.badEmail } }),
    Submitting: () => withControl({ busy: true }),
    ServerError: () => ({ ...withControl({ notice: { ...failed, isSaid: true } }), toast: failed }),
    StillTrying: () => withControl({ notice: waitingNotice(true, words), busy: true }),
    StillTryingWithoutStorage: () => withControl({ notice: waitingNotice(false, words), busy: true }),
    NoAnswer: () =>
      withControl({ notice: unsentNotice(messages, true, words, { onAgain: nothing, onDiscard: nothing }) }),
    NotSentBefore: () => ({ ...idle, kept: savedBefore(words, lang) }),
    NotSentBeforeMissed: () => ({
      ...idle,
      kept: { ...savedBefore(words, lang), missed: words.unsentBefore.missed },
    }),
    NotSentBeforeSending: () => ({
      ...idle,
      control: { ...idle.control, busy: true },
      kept: savedBefore(words, lang),
    }),
    TypoAsked: () => withControl({ question: questionIn(words) }),
    Success: () => ({
      ...idle,
      done: { note: undefined, email: values['email'] },
      toast: thanks,
    }),
    SuccessThatClears: () => ({
      ...idle,
      control: { ...idle.control, notice: thanks },
      toast: thanks,
    }),
    MailLate: () => ({
      ...idle,
      done: { note: words.mailLate, email: values['email'] },
      toast: late,
    }),
    MailLateAndStays: () => ({ ...withControl({ notice: late }), toast: late }),
    AlreadyRegistered: () => withControl({ notice: refusalNotice(messages, duplicate, words) }),
    NearlyFull: () => idle,
    Full: () => ({ ...idle, closed: 'full' }),
    Over: () => ({ ...idle, closed: 'over' }),
  }
  return states[name]()
}

const missingIn = (fields: FormProps['fields'], lang: Lang | undefined): Record<string, string> => {
  const verdict = validateSubmission(fields, {}, lang)
  return verdict.ok ? {} : verdict.fields
}
