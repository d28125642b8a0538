import { createHash } from 'node:crypto'

/** Ours alone, drawn once; a change would give every row a new id. */
const namespace = Buffer.from('6f1c6a52c1f34b0e9d0a5b7f0c2e48d7', 'hex')

/** The id of the row of a part of the campaign files: UUIDv5 (RFC 9562) of its kind and its own id. */
export const rowId = (kind: string, id: string): string => {
  const hash = createHash('sha1').update(namespace).update(`${kind}:${id}`).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
