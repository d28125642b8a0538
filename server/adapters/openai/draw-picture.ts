import type { ImageMaker, ImageResult } from '../../ports.ts'
import { createOpenAiImages } from './openai.ts'
import type { Account } from './openai.ts'

/** What a thread of images-apart.ts draws. */
export type PictureOrder = { account: Account; prompt: string }

// The caller ends the thread when it takes too long.
const patient = new AbortController().signal
let maker: ImageMaker | undefined

/** Runs in a thread of its own. Never rejects. */
export default ({ account, prompt }: PictureOrder): Promise<ImageResult> => {
  maker ??= createOpenAiImages(account)
  return maker.make(prompt, patient)
}
