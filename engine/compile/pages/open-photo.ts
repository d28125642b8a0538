import { lazily } from '../bundle/lazily.ts'
import { maxPhotoPixels } from '../parse/read-picture.ts'

/** Loaded by the first photo: a build without photos never pays for it. */
export const loadSharp = lazily(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
})

// What a phone or a bad connection cut off is shown as far as it goes.
export const opened = async (content: Buffer) =>
  (await loadSharp())(content, { limitInputPixels: maxPhotoPixels, failOn: 'none', sequentialRead: true })

/** The file begins like a picture, and cannot be decoded. */
export class UndecodablePhoto extends Error {}

export const decoded = <Result>(result: Promise<Result>): Promise<Result> =>
  result.catch((error: Error) => {
    throw new UndecodablePhoto(error.message, { cause: error })
  })
