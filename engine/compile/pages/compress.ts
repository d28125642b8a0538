import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../bundle/cache.ts'

export type Twins = { br?: Buffer; gz?: Buffer }

const packed = /\.(woff2?|png|jpe?g|webp|avif|gif|pdf|zip|mp4)$/

export const compress = async (cache: Cache, name: string, content: Buffer): Promise<Twins> => {
  if (packed.test(name)) return {}
  const [br, gz] = await Promise.all([
    brotliOf(cache, content),
    cache.bytes(['gzip 9', content], () => promisify(gzip)(content, { level: 9 })),
  ])
  return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gz }) }
}

export const brotliOf = (cache: Cache, content: Buffer): Promise<Buffer> =>
  cache.bytes(['brotli 11', content], () => brotli(content))

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
