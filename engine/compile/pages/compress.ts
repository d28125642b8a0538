import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Cache } from '../bundle/cache.ts'

export type Twins = { br?: Buffer; gz?: Buffer }

const packed = /\.(woff2?|png|jpe?g|webp|avif|gif|pdf|zip|mp4|webm)$/

/** The compressed copies of a file, as small as they get; only those that are smaller than the file. */
export const compress = async (cache: Cache, name: string, content: Buffer): Promise<Twins> => {
  if (packed.test(name)) return {}
  const [br, gz] = await Promise.all([
    brotliOf(cache, content),
    cache.bytes(['gzip 9', content], () => packGzip(content, { level: 9 })),
  ])
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gz }),
  }
}

// A thread of ours packs by itself: those that Node would take have another priority.
const packBrotli = isMainThread
  ? promisify(brotliCompress)
  : async (...parts: Parameters<typeof brotliCompressSync>) => brotliCompressSync(...parts)
const packGzip = isMainThread
  ? promisify(gzip)
  : async (...parts: Parameters<typeof gzipSync>) => gzipSync(...parts)

export const brotliOf = (cache: Cache, content: Buffer): Promise<Buffer> =>
  cache.bytes(['brotli 11', content], () =>
    packBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  )
