import { FormProps } from '../blocks/form/form.schema.ts'
import type { FormStateName } from './form-state-names.ts'

/** States that the form of a campaign can come into; none for a page without a form. */
export const campaignStates = (campaignFile: unknown): FormStateName[] => {
  const form = formIn(campaignFile)
  if (!form) return []
  const { after, afterPartial, messages, sends } = form
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

const formIn = (file: unknown): FormProps | undefined => {
  const sections = typeof file === 'object' && file !== null && 'sections' in file ? file.sections : []
  const forms = (Array.isArray(sections) ? sections : []).map((section: unknown) =>
    FormProps.safeParse(section),
  )
  return forms.find(({ success }) => success)?.data
}
