import { z } from 'zod'

const text = z
  .string()
  .max(254, 'It is too long.')
  .refine((value) => !value.includes('\0'), 'It contains a character that cannot be stored.')

const day = z.iso.date('Write a date such as 2026-11-24.')

const Position = z.object({ at: z.iso.datetime({ precision: 6 }), id: z.uuid() })

/** The last lead of a page: the next page begins after it. Microseconds, as the database has them. */
export type Position = z.infer<typeof Position>

export const writeCursor = ({ at, id }: Position): string => Buffer.from(`${at} ${id}`).toString('base64url')

const Cursor = z.string().transform((value, context) => {
  const [at, id] = Buffer.from(value, 'base64url').toString().split(' ')
  const read = Position.safeParse({ at, id })
  if (read.success) return read.data
  context.addIssue('Take the cursor from the page before.')
  return z.NEVER
})

/** Query of lists and exports of leads. `q` is part of a name or an address; `to` is inclusive; days are UTC. */
export const LeadQuery = z.strictObject({
  coach: text.exactOptional(),
  campaign: text.exactOptional(),
  source: text.exactOptional(),
  q: text.exactOptional(),
  from: day.exactOptional(),
  to: day.exactOptional(),
  cursor: Cursor.exactOptional(),
})
export type LeadQuery = z.infer<typeof LeadQuery>
