import type { FormProps } from '../../../blocks/form/form.schema.ts'
import type { FormStateName } from './form-state-names.ts'

/** States that a campaign's form can reach, besides those of every form. */
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
