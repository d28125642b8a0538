import { promisify } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Cache } from '../bundle/cache.ts'
import type { Quality } from './quality.ts'

export type Twins = { br?: Buffer; gz?: Buffer }

const packed = /\.(woff2?|png|jpe?g|webp|avif|gif|pdf|zip|mp4)$/

export const compress = async (
  cache: Cache,
  name: string,
  content: Buffer,
  quality: Quality = 'best',
): Promise<Twins> => {
  if (packed.test(name)) return {}
  // Nearly every browser takes brotli.
  const { br, gz } = quality === 'quick' ? { br: quickBrotli(content) } : await bestTwins(cache, content)
  return {
    ...(br.length < content.length && { br }),
    ...(gz && gz.length < content.length && { gz }),
  }
}

// A thread of ours packs by itself: those that Node would take have another priority.
const packBrotli = isMainThread
  ? promisify(brotliCompress)
  : async (...parts: Parameters<typeof brotliCompressSync>) => brotliCompressSync(...parts)
const packGzip = isMainThread
  ? promisify(gzip)
  : async (...parts: Parameters<typeof gzipSync>) => gzipSync(...parts)

const bestTwins = async (cache: Cache, content: Buffer): Promise<{ br: Buffer; gz?: Buffer }> => {
  const [br, gz] = await Promise.all([
    brotliOf(cache, content),
    cache.bytes(['gzip 9', content], () => packGzip(content, { level: 9 })),
  ])
  return { br, gz }
}

/**
 * A fiftieth of the time of the best, for a tenth more bytes. Synchronous: a thread more would cost what this takes.
 */
const quickBrotli = (content: Buffer) => brotliCompressSync(content, brotliOptions(content, 5))

export const brotliOf = (cache: Cache, content: Buffer): Promise<Buffer> =>
  cache.bytes(['brotli 11', content], () =>
    packBrotli(content, brotliOptions(content, constants.BROTLI_MAX_QUALITY)),
  )

const brotliOptions = (content: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
})
