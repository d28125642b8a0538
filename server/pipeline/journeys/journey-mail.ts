import type { SiteCampaign } from '../../../engine/campaign/release/release.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { LeasedRun } from '../outbox/run.ts'

/**
 * Why a journey's mail that waited in the outbox may not leave any more, for staff; null where it may. Mails that count
 * from an event depend on its start, its status and the reader's seat.
 */
export const whyTooLate = async (
  pool: Pool,
  run: LeasedRun,
  { sequences, event }: SiteCampaign,
  now: Date,
): Promise<string | null> => {
  const mail = sequences.find(({ email }) => email === run.email)
  if (mail?.anchor !== 'event' || !event) return null
  if (event.cancelled) return 'The event has been cancelled.'
  if (mail.delayHours < 0 && event.startsAt !== undefined && Date.parse(event.startsAt) <= now.getTime())
    return 'The event has begun.'
  const { rowCount } = await pool.query('select from registrations where lead_id = $1 and event = $2', [
    run.leadId,
    event.id,
  ])
  return rowCount === 0 ? 'The person has given the place back.' : null
}
