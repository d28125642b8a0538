import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../../server/adapters/postgres.ts'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'

const coachCount = 10
const campaignCount = 100
const sourceCount = 10
const days = 90

/** A hundred campaigns of ten coaches; the first gets three of ten leads. */
export const staffSite = (): ServedSite => {
  const pipeline = [{ step: 'lead', source: 'bench', metadata: {} }]
  const site = sampleSite(
    Array.from({ length: campaignCount }, (_, at) =>
      sampleCampaign(`coach-${at % coachCount}/campaign-${at}`, pipeline),
    ),
  )
  const [coach] = Object.values(site.coaches)
  if (!coach) return site
  const slugs = Array.from({ length: coachCount }, (_, at) => `coach-${at}`)
  return { ...site, coaches: Object.fromEntries(slugs.map((slug) => [slug, { ...coach, slug }])) }
}

const filled = [
  'leads',
  'submissions',
  'step_runs',
  'delivery_log',
  'events',
  'registrations',
  'view_counts',
  'suppressions',
  'user_journeys',
]

/** Spread over ninety days. Each lead sent one form, has a journey, and every second one got a mail; one of twenty has a seat. */
export const fillWithVisits = async (
  pool: Pool,
  site: ServedSite,
  { leads, views }: { leads: number; views: number },
): Promise<void> => {
  const client = await pool.connect()
  const run = (text: string, values: unknown[] = []) => client.query(longQuery(text, values))
  const campaigns = Object.values(site.campaigns)
  const ids = [campaigns.map(({ rowId }) => rowId), campaigns.map(({ id }) => id)]
  await run('set statement_timeout = 0')
  await run(insertLeads, [leads, ...ids])
  await run(insertSubmissions)
  await run(insertJourneys)
  await run(insertRuns)
  await run(failSome)
  await run(holdSome)
  await run(suspendMail)
  await run(insertDeliveries)
  await run(insertEvents, ids)
  await run(insertSeats)
  await run(countSeats)
  await run(insertSuppressions)
  await run(insertViews, [views / (campaignCount * sourceCount * days * 24), ids[1]])
  // As autovacuum does where rows come in one by one. It marks no page whose commit has not reached the disk yet.
  for (const table of filled) {
    await run('checkpoint')
    await run(`vacuum analyze ${table}`)
  }
  client.release(true)
}

/** The pool would give up after seconds. */
const longQuery = (text: string, values: unknown[]) => {
  const query = { text, values, query_timeout: 3_600_000 }
  return query
}

const insertLeads = `
insert into leads (email, name, source, campaign_id, coach, address_hash, created_at, metadata)
select 'person' || n || '@example.com', 'Ann Reader ' || n, 'source-' || n % 40, ($2::uuid[])[place],
       split_part(($3::text[])[place], '/', 1), md5(n::text), now() - interval '${days} days' * (n::float8 / $1::int),
       jsonb_build_object('campaign', ($3::text[])[place], 'n', n)
from (
  select n, case when n % 10 < 3 then 1 else n % ${campaignCount} + 1 end as place from generate_series(1, $1::int) n
) lead`

/** Six words of forty, a different mix in each form. */
const words = `array['more', 'time', 'for', 'my', 'garden', 'and', 'less', 'work', 'with', 'the', 'family', 'to', 'sleep', 'through',
  'every', 'night', 'without', 'pain', 'in', 'back', 'a', 'book', 'about', 'our', 'house', 'learn', 'how', 'people', 'lead',
  'teams', 'run', 'half', 'marathon', 'before', 'spring', 'earn', 'enough', 'as', 'coach', 'online']`
const sentence = [1, 7, 31, 157, 811, 4001]
  .map((step) => `(${words})[1 + n / ${step} % 40]`)
  .join(` || ' ' || `)

const insertSubmissions = `
insert into submissions (coach, campaign, campaign_id, lead_id, email, values, attribution, state, ip_hash, page_path, request_id,
                         created_at, source)
select coach, metadata->>'campaign', campaign_id, id, email,
       jsonb_build_object('name', name, 'email', email, 'size', (array['small', 'medium', 'large'])[1 + n % 3],
                          'goal', case when n % 100000 = 0 then 'a lighthouse' else ${sentence} end, 'calls', n % 2 = 0),
       '{}', 'stored', '', '/page', '', created_at,
       case when n % 100000 = 0 then 'poster' else (array['direct', 'instagram/reels', 'google.com', 'mail'])[1 + n / 10 % 4] end
from (select *, (metadata->>'n')::int as n from leads) lead`

const insertJourneys = `
insert into user_journeys (lead_id, campaign_id, current_sequence, is_completed, status, started_at)
select id, campaign_id, 2, true, 'completed', created_at from leads`

const insertRuns = `
insert into step_runs (lead_id, submission_id, coach, campaign, campaign_id, step, effect_key, config, email, state, attempts,
                       sent_at, finished_at, created_at)
select lead_id, id, coach, campaign, campaign_id, 'email', 'email', '{}', coach || '/welcome', 'sent', 1, created_at, created_at,
       created_at
from submissions where hashtext(email) % 2 = 0`

/** A tenth of the leads, for twenty reasons; the oldest for one of its own. */
const failSome = `
update step_runs set state = 'failed', sent_at = null,
  last_error = case when created_at = (select min(created_at) from step_runs) then 'Once' else 'Reason ' || abs(hashtext(id::text)) % 20 end
where abs(hashtext(id::text)) % 5 = 0 or created_at = (select min(created_at) from step_runs)`

/** A fiftieth waits for the mail server. */
const holdSome = `
update step_runs set state = 'pending', sent_at = null, finished_at = null, next_attempt_at = now() + interval '5 minutes'
where state = 'sent' and abs(hashtext(id::text)) % 50 = 1`
const suspendMail = `
insert into providers (name, state, trouble, failures, opened_at, open_until)
values ('mail', 'open', 'outage', 3, now(), now() + interval '5 minutes')
on conflict (name) do update set state = 'open', trouble = 'outage', open_until = excluded.open_until`

/** What Email debug counts. */
const insertDeliveries = `
insert into delivery_log (email_address, status, created_at, campaign_id, coach, step, email, step_run_id, error)
select lead.email, run.state, run.created_at, run.campaign_id, run.coach, run.step, run.email, run.id, run.last_error
from step_runs run join leads lead on lead.id = run.lead_id`

/** Each campaign has one; every second is over. */
const insertEvents = `
insert into events (id, campaign_id, capacity, title, starts_at, ends_at)
select campaign, id, 1000000, campaign, starts, starts + interval '1 hour'
from (
  select campaign, id, now() + (case when nth % 2 = 0 then -1 else 1 end) * nth * interval '1 day' as starts
  from unnest($1::uuid[], $2::text[]) with ordinality as live (id, campaign, nth)
) planned
on conflict (id) do nothing`

const insertSeats = `
insert into registrations (event, campaign_id, lead_id, submission_id, email, created_at)
select campaign, campaign_id, lead_id, id, email, created_at from submissions where abs(hashtext(email)) % 20 = 0`
const countSeats = `
update events set taken = seats.count
from (select event, count(*) from registrations group by event) seats where seats.event = events.id`

const insertSuppressions = `
insert into suppressions (coach, address_hash, reason, created_at)
select coach, address_hash, case when hashtext(email) % 100 = 0 then 'refused' else 'unsubscribed' end, created_at
from leads where hashtext(email) % 20 = 0`

const insertViews = `
insert into view_counts (coach, campaign, hour, source, views, starts)
select split_part(campaign, '/', 1), campaign, date_trunc('hour', now()) - hours * interval '1 hour',
       coalesce((array['direct', 'instagram/reels', 'google.com', 'mail'])[source], 'source-' || source),
       (floor($1::float8) + case when random() < $1 - floor($1::float8) then 1 else 0 end)::int, 1
from unnest($2::text[]) campaign, generate_series(0, ${days * 24 - 1}) hours, generate_series(1, ${sourceCount}) source
order by hours desc`
