import type { CompiledEmail, ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../../server/adapters/postgres.ts'
import { syncSite } from '../../server/db/sync-site.ts'
import { sampleCampaign, sampleSite } from '../../tests/postgres/sample-site.ts'

const campaignCount = 10

export const dripSite = (): ServedSite => {
  const sequence = ['one', 'two', 'three'].map((email, day) => ({ email, after: day * 24 }))
  const pipeline = [
    { step: 'lead', source: 'bench', metadata: {} },
    { step: 'journey', first: 'now', sequence },
    { step: 'email', email: 'one' },
  ]
  const ids = Array.from({ length: campaignCount }, (_, at) => `harbor/campaign-${at}`)
  const site = sampleSite(ids.map((id) => sampleCampaign(id, pipeline)))
  return { ...site, emails: Object.fromEntries(Object.keys(site.emails).map((id) => [id, mailOf(id)])) }
}

const mailOf = (id: string): CompiledEmail => {
  const words = 'Write down what the evening looked like before you change anything about it. '
  const text = `Hello {name},\n\n${words.repeat(12)}\n\nUnsubscribe: {unsubscribeUrl}\n`
  const html = `<p style="margin:0 0 16px">Hello {name},</p>${`<p style="margin:0 0 16px">${words}</p>`.repeat(30)}<a href="{unsubscribeUrl}">Unsubscribe</a>`
  return { id, subject: `${id} for {name}`, preheader: '', html, text }
}

export const fillWithJourneys = async (
  pool: Pool,
  site: ServedSite,
  { leads, due }: { leads: number; due: number },
): Promise<void> => {
  await syncSite(pool, site)
  const ids = Object.values(site.campaigns).map(({ rowId }) => rowId)
  const withoutTimeout = async (text: string, values: unknown[]) => {
    const client = await pool.connect()
    const query = { text, values, query_timeout: 3_600_000 }
    await client.query('set statement_timeout = 0')
    await client.query(query)
    client.release(true)
  }
  await withoutTimeout(leadsOf, [leads, ids])
  await withoutTimeout(journeysOf, [due])
  await withoutTimeout(runsOf, [due])
  await withoutTimeout('analyze', [])
}

const leadsOf = `
insert into leads (email, name, source, campaign_id, coach, address_hash, created_at, metadata)
select 'reader' || n || '@example.com', 'Ann', 'bench', ($2::uuid[])[n % ${campaignCount} + 1], 'harbor', md5(n::text),
       now() - interval '1 day', jsonb_build_object('n', n)
from generate_series(1, $1::int) n`

const journeysOf = `
insert into user_journeys (lead_id, campaign_id, current_sequence, next_email_due_at, is_completed, status, started_at)
select id, campaign_id, 2,
       case when n <= $1::int then now() - interval '10 minutes' * random()
            when n % 3 > 0 then now() + interval '1 hour' + interval '23 hours' * random() end,
       n > $1 and n % 3 = 0, case when n > $1 and n % 3 = 0 then 'completed' else 'active' end,
       now() - interval '24 hours'
from (select id, campaign_id, (metadata->>'n')::int as n from leads) lead`

const runsOf = `
insert into step_runs (lead_id, journey_id, coach, campaign, campaign_id, step, effect_key, config, email, state, attempts,
                       sent_at, finished_at, created_at)
select journey.lead_id, journey.id, 'harbor', campaign.campaign, campaign.id, 'email', 'email', '{}', 'harbor/one', 'sent', 1,
       journey.started_at, journey.started_at, journey.started_at
from user_journeys journey join email_campaigns campaign on campaign.id = journey.campaign_id
where journey.next_email_due_at <= now() limit $1::int`
