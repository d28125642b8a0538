import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../bundle/cache.ts'

export type Twins = { br?: Buffer; gz?: Buffer }

const packed = /\.(woff2?|png|jpe?g|webp|avif|gif|pdf|zip|mp4)$/

export const compress = async (
  cache: Cache,
  name: string,
  content: Buffer,
  isQuick = false,
): Promise<Twins> => {
  if (packed.test(name)) return {}
  const toGzip = () => promisify(gzip)(content, { level: 9 })
  if (isQuick) return { br: await brotli(content, quickQuality), gz: await toGzip() }
  const [br, gz] = await Promise.all([brotliOf(cache, content), cache.bytes(['gzip 9', content], toGzip)])
  return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gz }) }
}

export const brotliOf = (cache: Cache, content: Buffer): Promise<Buffer> =>
  cache.bytes(['brotli 11', content], () => brotli(content, constants.BROTLI_MAX_QUALITY))

/** A fiftieth of the time of the best, for a tenth more bytes. */
const quickQuality = 5

const brotli = (content: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
