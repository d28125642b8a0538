import type { Client } from '../adapters/postgres.ts'
import { leaveLists } from './leave-lists.ts'

/**
 * Stops all mail of this coach to the address: its journeys stop, and pending mails are cancelled. Idempotent.
 */
export const suppress = async (
  client: Pick<Client, 'query'>,
  person: { coach: string; addressHash: string; reason: 'unsubscribed' | 'refused' | 'complaint'; now: Date },
): Promise<void> => {
  const who = [person.coach, person.addressHash]
  await client.query(
    `insert into suppressions (coach, address_hash, reason, created_at) values ($1, $2, $3, $4)
     on conflict (coach, address_hash) do update set reason = excluded.reason
     where suppressions.reason = 'unsubscribed' and excluded.reason <> 'unsubscribed'`,
    [...who, person.reason, person.now],
  )
  // The mailing list service handles refused addresses itself.
  if (person.reason !== 'refused') await leaveLists(client, person)
  // Journeys first: the drip tick locks a journey while it writes the mail, which the next statement then sees.
  await client.query(
    `update user_journeys journey set status = 'stopped', updated_at = $3 from leads lead
     where lead.id = journey.lead_id and lead.coach = $1 and lead.address_hash = $2 and journey.status = 'active'`,
    [...who, person.now],
  )
  await client.query(
    `with cancelled as (
       update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $3, updated_at = $3,
              last_error = 'The person has unsubscribed from this coach.'
       from leads lead
       where lead.id = run.lead_id and lead.coach = $1 and lead.address_hash = $2
         and run.state = 'pending' and run.email is not null
       returning run.id, run.last_error)
     update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $3
     from cancelled where step_run_id = cancelled.id`,
    [...who, person.now],
  )
}
