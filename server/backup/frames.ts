import { StartRefused } from '../errors.ts'
import { z } from 'zod'

export type Frame = { kind: 'json'; value: unknown } | { kind: 'rows'; bytes: Buffer }

const longest = 256 * 1024 * 1024
const marks = { json: 0x4a, rows: 0x52 }

export const jsonFrame = (value: unknown): Buffer => frame(marks.json, Buffer.from(JSON.stringify(value)))
export const rowsFrame = (bytes: Buffer): Buffer => frame(marks.rows, bytes)

const frame = (mark: number, payload: Buffer) => {
  const head = Buffer.alloc(5)
  head.writeUInt8(mark)
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let size = wholeFrame(rest); size !== null; size = wholeFrame(rest)) {
      yield toFrame(rest.subarray(0, size))
      rest = rest.subarray(size)
    }
  }
  if (rest.length > 0) throw new StartRefused('The backup ends early: it was not written or copied whole.')
}

const wholeFrame = (bytes: Buffer): number | null => {
  if (bytes.length < 5) return null
  const size = bytes.readUInt32BE(1)
  if (size > longest || !Object.values(marks).includes(bytes.readUInt8())) throw noBackup()
  return bytes.length < 5 + size ? null : 5 + size
}

const toFrame = (bytes: Buffer): Frame => {
  const payload = bytes.subarray(5)
  if (bytes.readUInt8() === marks.rows) return { kind: 'rows', bytes: payload }
  try {
    return { kind: 'json', value: JSON.parse(payload.toString()) }
  } catch {
    throw noBackup()
  }
}

export const noBackup = () => new StartRefused('The file is not a Porchlight backup, or it is damaged.')

/**
 * A gzip file of frames: a header; each table's name, rows (as of `copy`) and sum; an end, without which it is
 * incomplete.
 */
export const Header = z.strictObject({
  kind: z.literal('porchlight backup'),
  format: z.literal(1),
  /** Of the schema: the moment that its last migration was made, in milliseconds. */
  schemaVersion: z.number().int(),
  madeAt: z.iso.datetime(),
  /** A hash of SECRET: suppressed addresses can be found with that secret only. */
  secret: z.string(),
  tables: z.array(z.string()),
})
export type Header = z.infer<typeof Header>

export const TableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) })
export const TableSum = z.strictObject({ rows: z.number().int(), sha256: z.string() })
export type TableSum = z.infer<typeof TableSum>
export const End = z.strictObject({ rows: z.number().int() })
