import type { Notice, TypoQuestion } from '../../../blocks/form/form-control.ts'
import type { SavedForm } from '../../../blocks/form/form-saved.tsx'
import type { FormState } from '../../campaign/release/view.ts'

/** What the success view says beside the campaign's own words. */
export type Done = { note: string | undefined; email: string | undefined; token?: string | undefined }

/** What a form shows beside its fields. */
export type Screen = {
  busy: boolean
  notice?: Notice | undefined
  question?: TypoQuestion | undefined
  done?: Done | null
  closed?: FormState['closed']
  kept?: SavedForm | null
}
