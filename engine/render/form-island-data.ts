import type { FormProps } from '../../blocks/form/form.schema.ts'
import type { Setting } from '../../blocks/kit/setting.ts'
import type { SuccessProps } from '../../blocks/success/success.schema.ts'
import type { Page } from '../campaign/page.ts'
import type { FormState } from '../campaign/view.ts'

/** All that the form is drawn from, as JSON in the document: server and browser start with the same. */
export type FormIslandData = {
  /** Id of the campaign: "<coach>/<campaign>". */
  campaign: string
  setting: Pick<Setting, 'seed' | 'art' | 'brand' | 'owner'>
  form: FormProps
  /** What takes the form's place; null where the form only says thanks. */
  success: SuccessProps | null
  /** Set when the server shows the form again after a refusal. */
  state: FormState | null
}

/** The page's form with its success view; null for a page without a form. */
export const formIslandData = (page: Page, state: FormState | null = null): FormIslandData | null => {
  const form = page.sections.find((section) => section.type === 'form')
  if (!form) return null
  return {
    campaign: page.id,
    setting: {
      seed: page.id,
      art: page.coach.theme.art,
      brand: page.coach.brand,
      owner: page.coach.name,
    },
    form,
    success: page.sections.find((section) => section.type === 'success') ?? null,
    state,
  }
}
