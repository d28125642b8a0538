import { z } from 'zod'
import type { LeadFilter } from '../../engine/campaign/staff/leads.ts'
import { Refused } from '../http/refusal.ts'

const Position = z.object({ at: z.iso.datetime({ precision: 6 }), id: z.uuid() })

/** The last lead of a page: the next page begins after it. Microseconds, as the database has them. */
export type Position = z.infer<typeof Position>

export const writeCursor = ({ at, id }: Position): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Throws `Refused` (bad_query). */
export const readCursor = (cursor: string): Position => {
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const read = Position.safeParse({ at, id })
  if (read.success) return read.data
  throw new Refused('bad_query', { message: 'cursor: Take the cursor from the page before.' })
}

/** A page of leads: what they have in common, and where the page begins. */
export type LeadsAsked = LeadFilter & { cursor?: Position }
