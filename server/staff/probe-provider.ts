import type { Client } from '../adapters/postgres.ts'
import type { Coaches } from '../people/coaches.ts'

/** `staff`: a member, or "operator". */
export type Press = { staff: string; coaches: Coaches; ipHash: string | null; now: Date }

/**
 * Lets one delivery probe a suspended provider now. False: it is in use, is being probed already, or nothing that somebody of these coaches
 * sees waits for it.
 */
export const probeProvider = async (
  database: Pick<Client, 'query'>,
  provider: string,
  { staff, coaches, ipHash, now }: Press,
): Promise<boolean> => {
  const { rows } = await database.query(probe, [provider, now, coaches, staff, ipHash])
  return rows.length > 0
}

// What waits for a moment of its own leaves no earlier.
const probe = `
with next as (
  select id, next_attempt_at from step_runs
  where provider = $1 and state = 'pending' and (troubled or next_attempt_at <= $2::timestamptz)
    and ($3::text[] is null or coach = any ($3))
  order by next_attempt_at limit 1 for update skip locked
),
opened as (
  update providers set open_until = $2, updated_at = $2 from next
  where name = $1 and state = 'open' and (open_until > $2 or next.next_attempt_at > $2)
    and not exists (select from step_runs where provider = $1 and state = 'running')
  returning next.id
),
due as (
  update step_runs set next_attempt_at = least(next_attempt_at, $2) from opened where step_runs.id = opened.id
)
insert into audit_log (actor, action, subject, ip_hash, created_at)
select $4, 'provider_probed', $1, $5, $2 from opened returning id`
