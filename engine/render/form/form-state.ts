import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormStateName } from '../../campaign/preview/page-states.ts'
import { validateSubmission } from '../../campaign/form/validate-submission.ts'
import { filled, formWordsOf } from '../../words/form-words.ts'
import type { Lang } from '../../words/lang.ts'
import type { FormViewState } from './form-view.tsx'
import { dayOf } from './use-saved-form.ts'
import { refusalNotice, unsentNotice, waitingNotice } from './refusal-notice.ts'

type Spoken = ReturnType<typeof formWordsOf>['form']

const nothing = () => {}
const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: nothing,
}
const savedBefore = ({ unsentBefore }: Spoken) => ({
  title: unsentBefore.title,
  text: filled(unsentBefore.text, dayOf(new Date(Date.UTC(2026, 10, 21, 12)), unsentBefore)),
  buttons: [unsentBefore.send, unsentBefore.discard, unsentBefore.later].map((label) => ({
    label,
    onPress: nothing,
  })),
})
const questionIn = ({ typo: { ask, take, keep } }: Spoken) => ({
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
  const { form: words, problems } = formWordsOf(lang)
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
    NotSentBefore: () => ({ ...idle, kept: savedBefore(words) }),
    NotSentBeforeMissed: () => ({
      ...idle,
      kept: { ...savedBefore(words), missed: words.unsentBefore.missed },
    }),
    NotSentBeforeSending: () => ({ ...idle, kept: { ...savedBefore(words), busy: 'Registering...' } }),
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
