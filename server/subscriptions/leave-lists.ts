import type { Client } from '../adapters/postgres.ts'

/** Longer than an attempt may take: one that is under way would put the person back. Seconds. */
const afterRunning = 60

/**
 * Writes an outbox row for each mailing list that the person may have been put on by this coach: it takes them off. Doing
 * it twice changes nothing. Rows that would still put them on are called off when their turn comes.
 */
export const leaveLists = async (
  client: Pick<Client, 'query'>,
  person: { coach: string; addressHash: string; now: Date },
): Promise<void> => {
  await client.query(statement, [person.coach, person.addressHash, person.now])
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
insert into step_runs (submission_id, lead_id, coach, campaign, campaign_id, step, effect_key, config, provider, priority,
                       state, next_attempt_at, created_at, updated_at)
select submission_id, lead_id, coach, campaign, campaign_id, step, 'mailing-list:leave',
       config || '{"effect": "unsubscribe"}', provider, 2, 'pending',
       $3::timestamptz + case when state = 'running' then interval '${afterRunning} seconds' else interval '0' end,
       $3, $3
from joined
where not exists (
  select from step_runs leave
  where leave.lead_id = joined.lead_id and leave.effect_key = 'mailing-list:leave'
    and leave.config->>'list' = joined.config->>'list' and leave.created_at >= joined.created_at
    and leave.state <> 'failed')`
