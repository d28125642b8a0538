import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormStateName } from './form-state-names.ts'

/** `slug` is part of the URL, `label` the text of the link. */
export type PageState = { slug: string; label: string; form: FormStateName }

const known: Partial<Record<FormStateName, Omit<PageState, 'form'>>> = {
  Idle: { slug: 'idle', label: 'Idle' },
  MissingInformation: { slug: 'error', label: 'Missing fields' },
  Submitting: { slug: 'sending', label: 'Sending' },
  ServerError: { slug: 'refused', label: 'Refused' },
  NoAnswer: { slug: 'no-answer', label: 'No connection' },
  Success: { slug: 'success', label: 'Success' },
  SuccessThatClears: { slug: 'success', label: 'Success' },
  MailLate: { slug: 'late', label: 'Mail late' },
  MailLateAndStays: { slug: 'late', label: 'Mail late' },
  AlreadyRegistered: { slug: 'duplicate', label: 'Registered before' },
  NearlyFull: { slug: 'nearly-full', label: 'Nearly full' },
  Full: { slug: 'full', label: 'Full' },
  Over: { slug: 'over', label: 'Over' },
}

/** In the order in which a visitor meets them. */
export const pageStates = (form: FormProps | undefined): PageState[] => {
  if (!form) return []
  const names = formStatesOf(form).flatMap((name) =>
    name === 'ServerError' ? ([name, 'NoAnswer'] as const) : [name],
  )
  return (['Idle', ...names] as const).flatMap((name) => {
    const state = known[name]
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
