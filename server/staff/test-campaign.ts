import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import { addressHash } from '../settings/derived-keys.ts'
import type { Clock } from '../ports.ts'

export type TestLead = { campaignId: string; leadId: string; journeyId: string }

export const testCampaign = { name: 'Test Campaign', url: '/test-landing', source: 'test-dashboard' }

type Parts = { pool: Pool; clock: Clock; secret: string }
type Person = { email: string; name: string | null; coach: string; sender: { name: string; address: string } }

/** Campaign files never change these rows. */
export const saveTestLead = ({ pool, clock, secret }: Parts, person: Person): Promise<TestLead> =>
  inTransaction(pool, async (client) => {
    const now = clock.now()
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [testCampaign.name])
    const campaign = await client.query<{ id: string }>(ensureCampaign, [
      testCampaign.name,
      person.coach,
      person.sender.name,
      person.sender.address,
    ])
    const campaignId = campaign.rows[0]?.id ?? ''
    await client.query(ensureLandingPage, [testCampaign.url, testCampaign.name, campaignId])
    const lead = await client.query<{ id: string }>(upsertLead, [
      person.email,
      person.name,
      testCampaign.source,
      campaignId,
      person.coach,
      addressHash(secret, person.email),
      now,
    ])
    const leadId = lead.rows[0]?.id ?? ''
    const journey = await client.query<{ id: string }>(startJourney, [leadId, campaignId, now])
    return { campaignId, leadId, journeyId: journey.rows[0]?.id ?? '' }
  })

export const completeTestJourney = async (
  { pool, clock }: Omit<Parts, 'secret'>,
  { journeyId }: TestLead,
) => {
  await pool.query(
    `update user_journeys set is_completed = true, status = 'completed', next_email_due_at = null, updated_at = $2
     where id = $1`,
    [journeyId, clock.now()],
  )
}

/** Null before the first test. */
export const testCampaignId = async (pool: Pool): Promise<string | null> =>
  (await pool.query<{ id: string }>(selectCampaign, [testCampaign.name])).rows[0]?.id ?? null

const selectCampaign = `select id from email_campaigns where name = $1 and origin = 'staff' order by created_at limit 1`

const ensureCampaign = `
with known as (${selectCampaign}),
made as (
  insert into email_campaigns (id, name, coach, from_name, from_email, subject_template, origin)
  select gen_random_uuid(), $1, $2, $3, $4, 'Test mail', 'staff' where not exists (select from known)
  returning id
)
select id from known union all select id from made`

const ensureLandingPage = `
insert into landing_pages (id, name, url, campaign_id, origin)
select gen_random_uuid(), $2, $1, $3, 'staff' where not exists (select from landing_pages where url = $1)`

const upsertLead = `
insert into leads (id, email, name, source, campaign_id, coach, address_hash, created_at, updated_at)
values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $7)
on conflict (campaign_id, email) do update set name = excluded.name, updated_at = excluded.updated_at
returning id`

// A test is always a first one: the journey begins anew.
const startJourney = `
insert into user_journeys (id, lead_id, campaign_id, current_sequence, next_email_due_at, started_at, created_at, updated_at)
values (gen_random_uuid(), $1, $2, 1, $3, $3, $3, $3)
on conflict (lead_id, campaign_id) do update
set current_sequence = 1, next_email_due_at = excluded.next_email_due_at, is_completed = false, status = 'active',
    started_at = excluded.started_at, updated_at = excluded.updated_at
returning id`
