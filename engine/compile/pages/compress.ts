import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../bundle/cache.ts'

/** The twins a file is served as; a twin that saves nothing is left out. */
export type Twins = { br?: Buffer; gz?: Buffer }

const packed = /\.(woff2?|png|jpe?g|webp|avif|gif|pdf|zip|mp4)$/

export const compress = async (cache: Cache, name: string, content: Buffer): Promise<Twins> => {
  if (packed.test(name)) return {}
  const { br, gz } = await packBoth(cache, content)
  return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gz }) }
}

/** The size of the twin that most browsers take; both are kept for `compress`. */
export const packedSize = async (cache: Cache, content: Buffer): Promise<number> =>
  (await packBoth(cache, content)).br.length

/** One entry for both: the length of the first, then one behind the other. */
const packBoth = async (cache: Cache, content: Buffer) => {
  const both = await cache.bytes(['brotli 11, gzip 9', content], async () => {
    const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(br.length)
    return Buffer.concat([length, br, gz])
  })
  const end = 4 + both.readUInt32BE()
  return { br: both.subarray(4, end), gz: both.subarray(end) }
}

/** Brotli at its best quality: files are compressed once and served often. */
export const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
