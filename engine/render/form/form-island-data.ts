import type { FormProps } from '../../../blocks/form/form.schema.ts'
import { coverKey, coverName } from '../../../blocks/kit/cover.ts'
import type { SuccessProps } from '../../../blocks/success/success.schema.ts'
import { pictureUrl } from '../../campaign/release/assets.ts'
import type { PageAssets } from '../../campaign/release/assets.ts'
import type { Page } from '../../campaign/schema/page.ts'
import type { FormState } from '../../campaign/release/view.ts'

/** All that the form is drawn from, as JSON in the document: server and browser start with the same. */
export type FormIslandData = {
  campaign: string
  form: FormProps
  /** What takes the form's place, its pictures by address; null where the form only says thanks. */
  success: SuccessProps | null
  state: FormState | null
}

/** The page's form with its success view; null for a page without a form. */
export const formIslandData = (
  page: Page,
  assets: PageAssets,
  state: FormState | null = null,
): FormIslandData | null => {
  const form = page.sections.find((section) => section.type === 'form')
  if (!form) return null
  const success = page.sections.find((section) => section.type === 'success')
  return { campaign: page.id, form, success: success ? withPicture(success, assets) : null, state }
}

/** In the browser a drawn cover is a picture like any other, so that the form's script draws none. */
const withPicture = (success: SuccessProps, assets: PageAssets): SuccessProps => {
  const { book } = success
  if (!book) return success
  const cover = assets.covers?.[coverKey(book)]?.url
  const drawn = cover === undefined ? undefined : { src: cover, alt: coverName(book) }
  const picture = book.picture ? { ...book.picture, src: pictureUrl(assets, book.picture.src) } : drawn
  return picture ? { ...success, book: { ...book, picture } } : success
}
