import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takes } from './accepted-encoding.ts'

type Packed = { body: Buffer; encoding: 'br' | 'gzip' }

/**
 * A page of a campaign is near the budget of a first flight: 10 takes a tenth off what 9 makes, in some 40 ms of another thread.
 * What is smaller fits anyway, and one with a picture of megabytes never does.
 */
const qualityOf = ({ length }: string) => (length > 20_000 && length < 200_000 ? 10 : 5)

/** A document as this browser takes it; null: as it is. */
export const compress = async (html: string, accepted: string): Promise<Packed | null> => {
  if (takes(accepted, 'br')) return { body: await brotli(html), encoding: 'br' }
  if (takes(accepted, 'gzip')) return { body: await promisify(gzip)(html), encoding: 'gzip' }
  return null
}

const brotli = (html: string): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(html),
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

const kept = new Map<string, Promise<Packed | null>>()
const mostKept = 32

/** For a document that says the same to everybody, such as that an event is full: the last ones are packed once. */
export const compressOnce = (html: string, accepted: string): Promise<Packed | null> => {
  const key = `${takes(accepted, 'br')} ${takes(accepted, 'gzip')} ${html}`
  const packed = kept.get(key) ?? compress(html, accepted)
  kept.delete(key)
  kept.set(key, packed)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return packed
}
