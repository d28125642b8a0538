import { FormProps } from '../blocks/form/form.schema.ts'
import type { FormStateName } from '../engine/campaign/preview/page-states.ts'
import { formStatesOf } from '../engine/campaign/preview/page-states.ts'

export const campaignStates = (campaignFile: unknown): FormStateName[] => {
  const form = formIn(campaignFile)
  return form ? formStatesOf(form) : []
}

const formIn = (file: unknown): FormProps | undefined => {
  const sections = typeof file === 'object' && file !== null && 'sections' in file ? file.sections : []
  const forms = (Array.isArray(sections) ? sections : []).map((section: unknown) =>
    FormProps.safeParse(section),
  )
  return forms.find(({ success }) => success)?.data
}
