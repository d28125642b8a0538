import type { Client } from '../adapters/postgres.ts'
import { enqueue } from '../pipeline/outbox/enqueue.ts'
import type { NewRun } from '../pipeline/outbox/enqueue.ts'

/** Seconds; longer than an attempt, because a running one would put the person back. */
const afterRunning = 60

/**
 * Enqueues a run for each mailing list that this coach may have put the person on: it takes them off. Idempotent. Runs that
 * would still put them on are cancelled when they are claimed.
 */
export const leaveLists = async (
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
