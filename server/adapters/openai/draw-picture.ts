import type { ImageMaker, ImageResult } from '../../ports.ts'
import { createOpenAiImages, type Account } from './openai.ts'

export type PictureOrder = { account: Account; prompt: string }

const unlimited = new AbortController().signal
let maker: ImageMaker | undefined

export default ({ account, prompt }: PictureOrder): Promise<ImageResult> => {
  maker ??= createOpenAiImages(account)
  return maker.make(prompt, unlimited)
}
