import { listMember } from '../../adapters/mailchimp/mailchimp.ts'
import { enqueue, type NewRun } from '../../pipeline/outbox/enqueue.ts'
import { listErasureKey } from '../../pipeline/outbox/list-erasure.ts'
import { afterRunning } from '../../subscriptions/suppress.ts'
import { everyAddress } from '../person/every-address.ts'
import { leadIds, type Person } from '../person/person.ts'
import type { Context } from './command.ts'

/** Asks every list that the person may be on to delete them, by any address that they ever had; before the rows that say so are gone. Returns how many. */
export const eraseAtLists = async ({ client, now }: Context, person: Person): Promise<number> => {
  const members = (await everyAddress(client, person)).map(listMember)
  const { rowCount } = await client.query(statement, [leadIds(person), members, now])
  return rowCount ?? 0
}

const newRun: NewRun = {
  coach: 'coach',
  campaign: 'campaign',
  campaignId: 'campaign_id',
  step: 'step',
  effectKey: `'${listErasureKey}'`,
  config: `config || jsonb_build_object('effect', 'erase', 'member', member)`,
  provider: 'provider',
  priority: '2',
  nextAttemptAt: `$3::timestamptz + case when is_running then interval '${afterRunning} seconds' else interval '0' end`,
  createdAt: '$3',
  updatedAt: '$3',
}

const statement = enqueue(
  newRun,
  `from (
    select distinct on (config->>'list') *, bool_or(state = 'running') over (partition by config->>'list') as is_running
    from step_runs where lead_id = any ($1::uuid[]) and step = 'mailing-list' and attempts > 0
      and config->>'effect' = 'subscribe' and config->>'list' is not null
    order by config->>'list', created_at desc) joined cross join unnest($2::text[]) as member`,
)
