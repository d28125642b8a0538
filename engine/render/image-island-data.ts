import type { ImageToolProps } from '../../blocks/image-generator/image-tool.tsx'
import type { ImageGeneratorProps } from '../../blocks/image-generator/image-generator.schema.ts'

/** All that the image generator is drawn from, as JSON in the document: server and browser start with the same. */
export type ImageIslandData = {
  /** Id of the campaign: "<coach>/<campaign>". */
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

/** The section without what stands around the tool. */
export const imageWordsOf = (section: ImageGeneratorProps): ImageIslandData['words'] => {
  const { anchor, label, help, button, note, examplesTitle, examples, preview, closed, messages } = section
  return { anchor, label, help, button, note, examplesTitle, examples, preview, closed, messages }
}
