import type { ImageToolProps } from '../../../blocks/image-generator/image-control.ts'
import { shownPreview } from '../../../blocks/image-generator/image-control.ts'
import type { ImageGeneratorProps } from '../../../blocks/image-generator/image-generator.schema.ts'
import { pictureUrl } from '../../campaign/release/assets.ts'
import type { PageAssets } from '../../campaign/release/assets.ts'

/** All that the image generator is drawn from, as JSON in the document: server and browser start with the same. */
export type ImageIslandData = {
  campaign: string
  words: ImageToolProps & Pick<ImageGeneratorProps, 'messages'>
  /** False: no image service is connected. */
  isSetUp: boolean
  /** What the server shows: the words that were sent, and why there is no picture. */
  prompt: string
  problem: string | null
}

/** Where the form is sent; the page that answers a browser without scripts begins at its sheet. */
export const imageAction = (campaign: string, anchor: string) => `/api/image/${campaign}#${anchor}-sheet`

/** The section without the parts around the tool; its example under the address that it is served at. */
export const imageWordsOf = (section: ImageGeneratorProps, assets: PageAssets): ImageIslandData['words'] => {
  const { anchor, label, help, button, note, examplesTitle, examples, closed, messages } = section
  const preview = shownPreview(section.preview, (src) => pictureUrl(assets, src))
  return { anchor, label, help, button, note, examplesTitle, examples, preview, closed, messages }
}
