import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormStateName } from '../../campaign/preview/page-states.ts'
import { validateSubmission } from '../../campaign/form/validate-submission.ts'
import { formWords } from '../../words/en.ts'
import type { FormViewState } from './form-view.tsx'
import { refusalNotice, unsentNotice, waitingNotice } from './refusal-notice.ts'

const nothing = () => {}
const idle: FormViewState = {
  control: { values: {}, errors: {}, busy: false },
  done: null,
  toast: null,
  onDismiss: nothing,
}
const { unsentBefore } = formWords.form
const savedBefore = {
  title: unsentBefore.title,
  text: unsentBefore.text(unsentBefore.day(new Date(Date.UTC(2026, 10, 21, 12)))),
  buttons: [unsentBefore.send, unsentBefore.discard, unsentBefore.later].map((label) => ({
    label,
    onPress: nothing,
  })),
}
const { ask, take, keep } = formWords.form.typo
const question = {
  name: 'email',
  ask,
  address: 'joanna@gmail.com',
  buttons: [take, keep].map((label) => ({ label, onPress: nothing })),
}
const duplicate = { error: { code: 'already_registered', message: '' }, requestId: '' } as const

export const formStateOf = (
  name: FormStateName,
  { fields, messages }: FormProps,
  values: Record<string, string>,
): FormViewState => {
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
      control: { ...idle.control, errors: missingIn(fields) },
      toast: { tone: 'error', ...messages.missing },
    }),
    FieldError: () => withControl({ errors: { email: formWords.problems.badEmail } }),
    Submitting: () => withControl({ busy: true }),
    ServerError: () => ({ ...withControl({ notice: { ...failed, isSaid: true } }), toast: failed }),
    StillTrying: () => withControl({ notice: waitingNotice(true), busy: true }),
    StillTryingWithoutStorage: () => withControl({ notice: waitingNotice(false), busy: true }),
    NoAnswer: () =>
      withControl({ notice: unsentNotice(messages, true, { onAgain: nothing, onDiscard: nothing }) }),
    NotSentBefore: () => ({ ...idle, kept: savedBefore }),
    NotSentBeforeMissed: () => ({ ...idle, kept: { ...savedBefore, missed: unsentBefore.missed } }),
    NotSentBeforeSending: () => ({ ...idle, kept: { ...savedBefore, busy: 'Registering...' } }),
    TypoAsked: () => withControl({ question }),
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
      done: { note: formWords.form.mailLate, email: values['email'] },
      toast: late,
    }),
    MailLateAndStays: () => ({ ...withControl({ notice: late }), toast: late }),
    AlreadyRegistered: () => withControl({ notice: refusalNotice(messages, duplicate) }),
    NearlyFull: () => idle,
    Full: () => ({ ...idle, closed: 'full' }),
    Over: () => ({ ...idle, closed: 'over' }),
  }
  return states[name]()
}

const missingIn = (fields: FormProps['fields']): Record<string, string> => {
  const verdict = validateSubmission(fields, {})
  return verdict.ok ? {} : verdict.fields
}
