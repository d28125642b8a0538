import { Tinypool } from 'tinypool'
import type { ImageMaker, ImageResult } from '../../ports.ts'
import type { PictureOrder } from './draw-picture.ts'
import type { Account } from './openai.ts'
import { classifyNoAnswer } from './openai-error.ts'

/** Milliseconds until an idle thread ends, and frees its memory. */
const idleTimeout = 60_000

/** Pictures in two threads: parsing five megabytes of JSON and base64 would keep all visitors waiting. */
export const createImagesApart = (account: Account): ImageMaker => {
  const threads = new Tinypool({
    filename: new URL('draw-picture.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout,
    // A sleeping thread would not serve its connections.
    useAtomics: false,
  })
  return {
    make: async (prompt, signal) => {
      const order: PictureOrder = { account, prompt }
      try {
        return (await threads.run(order, { signal })) as ImageResult
      } catch (error) {
        return classifyNoAnswer(error)
      }
    },
  }
}
