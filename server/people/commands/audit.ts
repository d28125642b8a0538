import { leadIds, type Person } from '../person/person.ts'
import type { Context } from './command.ts'

/** `details`: never a name or an address. Its subject is a lead, which stays the same whatever address the person gets. */
export const audit = (
  { client, now, by }: Context,
  person: Person,
  action: string,
  details: Record<string, unknown> = {},
): Promise<unknown> =>
  client.query(
    `insert into audit_log (actor, action, subject, ip_hash, details, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [
      by.staff,
      action,
      leadIds(person)[0],
      by.ipHash,
      JSON.stringify({ coach: person.coach, ...details }),
      now,
    ],
  )
