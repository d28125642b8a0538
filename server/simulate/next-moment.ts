import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { lastDigest } from '../pipeline/mail/digest-time.ts'

const hour = 3_600_000

/** The next moment at which the worker would find something to do; null where it never would again. */
export const nextMoment = async (pool: Pool, site: ServedSite, now: Date): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(dueNext, [now])
  const waiting = await pool.query<{ coach: string }>(
    'select distinct coach from coach_notices where step_run_id is null',
  )
  const digests = waiting.rows.flatMap(({ coach }) => nextDigest(site, coach, now) ?? [])
  const moments = [...rows.flatMap(({ at }) => at ?? []), ...digests]
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** Within a day and an hour: clocks may go back in between. */
const nextDigest = (site: ServedSite, coach: string, now: Date): Date | null => {
  const { hour: at = 8, timezone = 'UTC' } = site.coaches[coach]?.notices ?? {}
  for (let hours = 1; hours <= 25; hours++) {
    const { until } = lastDigest(new Date(now.getTime() + hours * hour), { hour: at, timezone })
    if (until > now) return until
  }
  return null
}

const dueNext = `
select min(at) as at from (
  select next_attempt_at as at from step_runs where state = 'pending'
  union all
  select journey.next_email_due_at from user_journeys journey
  join email_campaigns campaign on campaign.id = journey.campaign_id and campaign.is_active
  where journey.status = 'active' and not journey.is_completed and journey.current_run_id is null
  union all
  select open_until from providers where state = 'open'
) moments where at > $1::timestamptz`
