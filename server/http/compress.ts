import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { takes } from './accepted-encoding.ts'

export type Encoding = 'br' | 'gzip'

type Packed = { body: Buffer; encoding: Encoding }

/** Nearly every browser takes brotli. */
export const encodingFor = (accepted: string): Encoding | null => {
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : null
}

/** A document as this browser takes it; null: as it is. */
export const compress = async (html: string, accepted: string): Promise<Packed | null> => {
  const encoding = encodingFor(accepted)
  return encoding && { body: await pack(Buffer.from(html), encoding, qualityOf(html)), encoding }
}

/**
 * A page of a campaign is near the budget of a first flight: 10 takes a tenth off what 9 makes, in some 40 ms of another thread.
 * What is smaller fits anyway, and one with a picture of megabytes never does.
 */
const qualityOf = ({ length }: string) => (length > 20_000 && length < 200_000 ? 10 : quick)

/** A fiftieth of the time of the best, for a tenth more bytes. */
const quick = 5

export const pack = (bytes: Buffer, encoding: Encoding, quality = quick): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(bytes)
    : promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })

const kept = new Map<string, Promise<Packed | null>>()
const mostKept = 32

/** For a document that says the same to everybody, such as that an event is full: the last ones are packed once. */
export const compressOnce = (html: string, accepted: string): Promise<Packed | null> => {
  const key = `${encodingFor(accepted)} ${html}`
  const packed = kept.get(key) ?? compress(html, accepted)
  kept.delete(key)
  kept.set(key, packed)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return packed
}
