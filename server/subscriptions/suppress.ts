import type { Client } from '../adapters/postgres.ts'
import { enqueue, type NewRun } from '../pipeline/outbox/enqueue.ts'
import { whySuppressed, type SuppressionReason } from '../db/why-suppressed.ts'

/** Journeys stop, and pending mails are cancelled. Idempotent. */
export const suppress = async (
  client: Pick<Client, 'query'>,
  person: { coach: string; addressHash: string; reason: SuppressionReason; now: Date },
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
    `update user_journeys journey set status = 'stopped', paused_at = null, updated_at = $3 from leads lead
     where lead.id = journey.lead_id and lead.coach = $1 and lead.address_hash = $2 and journey.status in ('active', 'paused', 'unconfirmed')`,
    [...who, person.now],
  )
  await client.query(
    `with cancelled as (
       update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $3, updated_at = $3,
              last_error = $4
       from leads lead
       where lead.id = run.lead_id and lead.coach = $1 and lead.address_hash = $2
         and run.state = 'pending' and run.email is not null
       returning run.id, run.last_error)
     update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $3
     from cancelled where step_run_id = cancelled.id`,
    [...who, person.now, whySuppressed[person.reason]],
  )
}

/** Seconds; longer than an attempt, which could put the person back. */
export const afterRunning = 60

/** Joins that wait are cancelled when claimed. */
const leaveLists = async (
  client: Pick<Client, 'query'>,
  person: { coach: string; addressHash: string; now: Date },
): Promise<void> => {
  await client.query(statement, [person.coach, person.addressHash, person.now])
}

const newRun: NewRun = {
  submissionId: 'submission_id',
  leadId: 'lead_id',
  coach: 'coach',
  campaign: 'campaign',
  campaignId: 'campaign_id',
  step: 'step',
  effectKey: `'mailing-list:leave'`,
  config: `config || '{"effect": "unsubscribe"}'`,
  provider: 'provider',
  priority: '2',
  nextAttemptAt: `$3::timestamptz + case when state = 'running' then interval '${afterRunning} seconds' else interval '0' end`,
  createdAt: '$3',
  updatedAt: '$3',
}

const statement = `
with joined as (
  select distinct on (run.config->>'list') run.*
  from step_runs run join leads lead on lead.id = run.lead_id
  where lead.coach = $1 and lead.address_hash = $2 and run.step = 'mailing-list'
    and run.config->>'effect' = 'subscribe' and run.config->>'list' is not null
    and run.state not in ('cancelled', 'suppressed') and (run.state <> 'pending' or run.attempts > 0)
  order by run.config->>'list', run.created_at desc
)
${enqueue(
  newRun,
  `from joined
where not exists (
  select from step_runs leave
  where leave.lead_id = joined.lead_id and leave.effect_key = 'mailing-list:leave'
    and leave.config->>'list' = joined.config->>'list' and leave.created_at >= joined.created_at
    and leave.state <> 'failed')`,
)}`
