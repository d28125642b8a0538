import type { Context } from './command.ts'
import { mergeJourneys } from './merge-journeys.ts'

export type Pair = { kept: string; gone: string }

/** Moves the rows of a lead to another one of the same campaign, and deletes it. Returns what both had, of which one stays. */
export const mergeLeads = async (
  { client, now }: Context,
  { kept, gone }: Pair,
): Promise<{ journeys: number; seats: number }> => {
  const journeys = await mergeJourneys({ client, now }, { kept, gone })
  const { rowCount: seats } = await client.query(giveSecondSeatBack, [kept, gone, now])
  await client.query(cancelDoubles, [kept, gone, now])
  for (const table of tables)
    await client.query(`update ${table} set lead_id = $1 where lead_id = $2`, [kept, gone])
  await client.query(moveTags, [kept, gone])
  await client.query(newestValues, [kept, gone, now])
  await client.query('delete from leads where id = $1', [gone])
  return { journeys, seats: seats ?? 0 }
}

const tables = [
  'submissions',
  'consents',
  'user_journeys',
  'step_runs',
  'registrations',
  'given_back_places',
  'error_log',
  'person_notes',
] as const

// The older one stays. Its links report that it was given back.
const giveSecondSeatBack = `
with double as (
  select distinct on (event) id from registrations
  where lead_id in ($1::uuid, $2::uuid) and event in (
    select event from registrations where lead_id in ($1, $2) group by event having count(*) > 1)
  order by event, created_at desc, id
),
gone as (delete from registrations using double where registrations.id = double.id returning event, cancel_token),
kept as (
  insert into given_back_places (token, event, lead_id, created_at)
  select cancel_token, event, $1, $3::timestamptz from gone where cancel_token is not null
  on conflict (token) do nothing
)
select from gone`

const cancelDoubles = `
with cancelled as (
  update step_runs run set state = 'cancelled', next_attempt_at = null, finished_at = $3, updated_at = $3,
         last_error = 'The person has it through another address.'
  where run.lead_id = $2 and run.state = 'pending' and run.email is not null and exists (
    select from step_runs mine
    where mine.lead_id = $1 and mine.effect_key = run.effect_key and mine.state in ('pending', 'running', 'sent'))
  returning run.id, run.last_error
)
update delivery_log set status = 'failed', error = cancelled.last_error, updated_at = $3
from cancelled where step_run_id = cancelled.id`

const moveTags = `
insert into person_tags (lead_id, tag, created_at) select $1, tag, created_at from person_tags where lead_id = $2
on conflict (lead_id, tag) do nothing`

const newestValues = `
update leads set name = coalesce(gone.name, leads.name), updated_at = $3,
  metadata = coalesce(leads.metadata, '{}') || coalesce(gone.metadata, '{}')
from leads gone where leads.id = $1 and gone.id = $2`
