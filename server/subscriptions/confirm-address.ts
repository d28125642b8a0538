import { prepared, type Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'

/** What the person signed up for goes on, unless they have unsubscribed since. Idempotent. */
export const confirmAddress = (
  pool: Pool,
  { coach, addressHash }: { coach: string; addressHash: string },
  now: Date,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const person = [coach, addressHash, now]
    const { rowCount } = await client.query(confirm, person)
    if (rowCount === 0) return
    await client.query(goOn, person)
    await client.query(joinLists, person)
  })

const confirm = `
update unsubscribe_links set confirmed_at = $3 where coach = $1 and address_hash = $2 and confirmed_at is null`

/** Leads of the person, who still wants mails. */
const theirs = `lead.coach = $1 and lead.address_hash = $2 and not exists (
  select from suppressions where coach = $1 and address_hash = $2)`

// A mail that was due meanwhile leaves now; the ones after it keep their distance.
const goOn = `
update user_journeys journey set
  status = case when is_completed then 'completed' else 'active' end, updated_at = $3::timestamptz,
  next_email_due_at = greatest(next_email_due_at, $3::timestamptz)
from leads lead where lead.id = journey.lead_id and journey.status = 'unconfirmed' and ${theirs}`

const joinLists = `
update step_runs run set state = 'pending', finished_at = null, last_error = null, updated_at = $3::timestamptz,
  next_attempt_at = $3::timestamptz, first_due_at = $3::timestamptz
from leads lead where lead.id = run.lead_id and run.state = 'suppressed' and run.email is null and ${theirs}`

/** Whether a person has confirmed the address with this coach. */
export const hasConfirmed = async (
  pool: Pool,
  { leadId, coach }: { leadId: string | null; coach: string },
): Promise<boolean> => {
  const { rows } = await pool.query(prepared('has-confirmed', selectConfirmed), [leadId, coach])
  return rows.length > 0
}

const selectConfirmed = `
select 1 from unsubscribe_links link join leads lead using (address_hash)
where lead.id = $1 and link.coach = $2 and link.confirmed_at is not null limit 1`
