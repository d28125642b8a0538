import type { ImageToolProps } from '../../../blocks/image-generator/image-control.ts'
import { shownPreview } from '../../../blocks/image-generator/image-control.ts'
import type { ImageGeneratorProps } from '../../../blocks/image-generator/image-generator.schema.ts'
import { pictureUrl } from '../../campaign/release/assets.ts'
import type { PageAssets } from '../../campaign/release/assets.ts'

export type ImageIslandData = {
  campaign: string
  words: ImageToolProps & Pick<ImageGeneratorProps, 'messages'>
  /** Label of the button that closes a message. */
  dismiss: string
  isSetUp: boolean
  prompt: string
  problem: string | null
}

export const imageAction = (campaign: string, anchor: string) => `/api/image/${campaign}#${anchor}-sheet`

export const imageWordsOf = (section: ImageGeneratorProps, assets: PageAssets): ImageIslandData['words'] => {
  const { anchor, label, help, button, note, examplesTitle, examples, closed, messages } = section
  const preview = shownPreview(section.preview, (src) => pictureUrl(assets, src))
  return { anchor, label, help, button, note, examplesTitle, examples, preview, closed, messages }
}
