import type { FormProps } from '../../../blocks/form/form.schema.ts'

type Preview = { slug: string; label: string } | null

/** States of a form by the name of their story, with `slug` and `label` of the link to those that the dev server shows. */
const formStates = {
  Idle: { slug: 'idle', label: 'Idle' },
  Filled: null,
  MissingInformation: { slug: 'error', label: 'Missing fields' },
  FieldError: null,
  Submitting: { slug: 'sending', label: 'Sending' },
  ServerError: { slug: 'refused', label: 'Refused' },
  StillTrying: null,
  StillTryingWithoutStorage: null,
  NoAnswer: { slug: 'no-answer', label: 'No connection' },
  NotSentBefore: null,
  NotSentBeforeMissed: null,
  NotSentBeforeSending: null,
  TypoAsked: null,
  Success: { slug: 'success', label: 'Success' },
  SuccessThatClears: { slug: 'success', label: 'Success' },
  MailLate: { slug: 'late', label: 'Mail late' },
  MailLateAndStays: { slug: 'late', label: 'Mail late' },
  AlreadyRegistered: { slug: 'duplicate', label: 'Registered before' },
  NearlyFull: { slug: 'nearly-full', label: 'Nearly full' },
  Full: { slug: 'full', label: 'Full' },
  Over: { slug: 'over', label: 'Over' },
} satisfies Record<string, Preview>

export type FormStateName = keyof typeof formStates
export type PageState = { slug: string; label: string; form: FormStateName }

// The keys of an object literal are exactly its names.
export const formStateNames = Object.keys(formStates) as FormStateName[]

/** In the order in which a visitor meets them. */
export const pageStates = (form: FormProps | undefined): PageState[] => {
  if (!form) return []
  const names = formStatesOf(form).flatMap((name) =>
    name === 'ServerError' ? ([name, 'NoAnswer'] as const) : [name],
  )
  return (['Idle', ...names] as const).flatMap((name) => {
    const state: Preview = formStates[name]
    return state ? [{ ...state, form: name }] : []
  })
}

export const formStatesOf = ({ sends, after, afterPartial, messages }: FormProps): FormStateName[] => {
  if (sends === false) return ['MissingInformation', 'SuccessThatClears']
  return [
    'MissingInformation',
    'Submitting',
    'ServerError',
    after === 'clear' ? 'SuccessThatClears' : 'Success',
    ...(after === 'clear' ? [] : ([afterPartial === 'stay' ? 'MailLateAndStays' : 'MailLate'] as const)),
    ...(messages.duplicate ? (['AlreadyRegistered'] as const) : []),
    ...(messages.nearlyFull ? (['NearlyFull'] as const) : []),
    ...(messages.full ? (['Full'] as const) : []),
    ...(messages.over ? (['Over'] as const) : []),
  ]
}
