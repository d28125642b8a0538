import { Tinypool } from 'tinypool'
import type { ImageMaker, ImageResult } from '../../ports.ts'
import type { PictureOrder } from './draw-picture.ts'
import type { Account } from './openai.ts'
import { classifyOpenAiError } from './openai-error.ts'

/** Milliseconds after which a thread that has nothing to do ends, and with it the memory that the client takes. */
const idleTimeout = 60_000

/** Pictures in two threads: parsing five megabytes of JSON and base64 would keep all visitors waiting. */
export const createImagesApart = (account: Account): ImageMaker => {
  const threads = new Tinypool({
    filename: new URL('draw-picture.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout,
    // A thread that sleeps between its pictures would leave its connections to themselves.
    useAtomics: false,
  })
  return {
    make: async (prompt, signal) => {
      const order: PictureOrder = { account, prompt }
      try {
        // Our own file: it returns what draw-picture.ts does.
        return (await threads.run(order, { signal })) as ImageResult
      } catch (error) {
        return classifyOpenAiError(error)
      }
    },
  }
}
