import { createHmac } from 'node:crypto'
import { z } from 'zod'

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

/** Identifies a SECRET without revealing it. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('porchlight backup').digest('hex').slice(0, 32)
