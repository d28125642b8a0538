import type { FormProps } from '../../../blocks/form/form.schema.ts'
import { formRows } from '../../../blocks/form/form-rows.ts'
import type { FormRow } from '../../../blocks/form/form-rows.ts'
import { coverKey, coverName } from '../../../blocks/kit/cover.ts'
import type { SuccessProps } from '../../../blocks/success/success.schema.ts'
import { pictureUrl } from '../../campaign/release/assets.ts'
import type { PageAssets } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { FormState } from '../../campaign/release/view.ts'
import type { Lang } from '../../words/lang.ts'
import { wordsOf } from '../../words/words.ts'

/** JSON in the document: server and browser render from the same data. */
export type FormIslandData = {
  campaign: string
  /** Absent: English. */
  lang?: Lang
  form: FormProps
  /** Absent: there are none. */
  rows?: FormRow[]
  /** Replaces the form; null if the form only says thanks. */
  success: SuccessProps | null
  state: FormState | null
  /** URL of the stylesheet of its states. */
  sheet?: string
}

export const formIslandData = (
  page: Page,
  assets: PageAssets,
  state: FormState | null = null,
): FormIslandData | null => {
  const form = page.sections.find((section) => section.type === 'form')
  if (!form) return null
  const success = page.sections.find((section) => section.type === 'success')
  return {
    campaign: page.id,
    ...(page.lang && { lang: page.lang }),
    form: forBrowser(form),
    ...rowsOf(form),
    success: success ? withPicture(success, assets, wordsOf(page.lang).page.by) : null,
    state,
    ...(assets.sheet !== undefined && { sheet: assets.sheet }),
  }
}

/** The server fills in the hints of what failed; where it does not answer, the browser says that of the lead. */
const forBrowser = (form: FormProps): FormProps => {
  const { hints, ...messages } = form.messages
  const { lead } = hints ?? {}
  return { ...form, messages: { ...messages, ...(lead !== undefined && { hints: { lead } }) } }
}

const rowsOf = (form: FormProps): Pick<FormIslandData, 'rows'> => {
  const rows = formRows(form)
  return rows.length > 0 ? { rows } : {}
}

/** The browser shows a drawn cover as a picture, so that the form's script contains no drawing. */
const withPicture = (success: SuccessProps, assets: PageAssets, by: string): SuccessProps => {
  const { book } = success
  if (!book) return success
  const cover = assets.covers?.[coverKey(book)]?.url
  const drawn = cover === undefined ? undefined : { src: cover, alt: coverName(book, by) }
  const picture = book.picture ? { ...book.picture, src: pictureUrl(assets, book.picture.src) } : drawn
  return picture ? { ...success, book: { ...book, picture } } : success
}
