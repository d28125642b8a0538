import { escapeHtml, greetingName } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { mostTests, type SendStaffMail } from './staff-mail.ts'
import type { Staff } from './try-again.ts'
import type { Clock } from '../ports.ts'
import { inTransaction } from '../db/transaction.ts'
import { addressHash } from '../settings/keys.ts'

export type TestDesk = ReturnType<typeof createTestDesk>

type TestMail = { coach: SiteCoach; email: string; name: string | null }
type Parts = { pool: Pool; clock: Clock; secret: string; sendStaffMail: SendStaffMail }

export const createTestDesk = (parts: Parts) => ({
  send: async (mail: TestMail, by: Staff) => {
    const { coach, email, name } = mail
    const journey = await saveTestJourney(parts, mail)
    const end = await parts.sendStaffMail(
      { coach, to: email, ...wordsFor(coach, name), calledBy: 'send-welcome-email', most: mostTests },
      by,
    )
    if (end.kind === 'sent') await parts.pool.query(completeJourney, [journey, parts.clock.now()])
    return end
  },
  campaignId: async (): Promise<string | null> =>
    (await parts.pool.query<{ id: string }>(selectCampaign, [testCampaign.name])).rows[0]?.id ?? null,
  check: () => campaignCheck(parts.pool),
})

const wordsFor = ({ brand }: SiteCoach, name: string | null) => {
  const text = `Hello ${greetingName(name, 'there')},\n\nThis is a test. If you can read it, mails of ${brand} leave as they should.`
  const html = text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part)}</p>`)
    .join('')
  return { subject: `Test mail from ${brand}`, html, text }
}

const none = { email_campaigns: 0, active_campaigns: 0, email_sequences: 0, pages: 0 }

const campaignCheck = async (pool: Pool) => {
  const [counts, problems] = await Promise.all([
    pool.query<typeof none>(countRows),
    pool.query<{ problem: string }>(findProblems),
  ])
  const found = problems.rows.map(({ problem }) => problem)
  return { isOk: found.length === 0, ...none, ...counts.rows[0], problems: found }
}

const countRows = `
select (select count(*)::int from email_campaigns) as email_campaigns,
       (select count(*)::int from email_campaigns where is_active) as active_campaigns,
       (select count(*)::int from email_sequences where is_active) as email_sequences,
       (select count(*)::int from pages where is_active) as pages`

const findProblems = `
select 'No active page has the slug "' || slug || '" to itself.' as problem
from pages where is_active group by slug having count(*) > 1
union all
select 'Campaign "' || campaign.name || '" has mails, but no sender.'
from email_campaigns campaign where is_active and from_email is null
union all
select 'A mail of a journey belongs to no campaign: ' || email || '.'
from email_sequences mail where is_active and not exists (select from email_campaigns where id = mail.campaign_id)
union all
select 'There is no page with the slug "lead-magnet".' where not exists (select from pages where slug = 'lead-magnet' and is_active)`

const testCampaign = { name: 'Test Campaign', url: '/test-landing', source: 'test-dashboard' }

const saveTestJourney = ({ pool, clock, secret }: Parts, { coach, email, name }: TestMail): Promise<string> =>
  inTransaction(pool, async (client) => {
    const now = clock.now()
    const { slug, sender } = coach
    const idOf = async (sql: string, values: unknown[]) =>
      (await client.query<{ id: string }>(sql, values)).rows[0]?.id ?? ''
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [testCampaign.name])
    const campaign = await idOf(ensureCampaign, [testCampaign.name, slug, sender.name, sender.address])
    await client.query(ensureLandingPage, [testCampaign.url, testCampaign.name, campaign])
    const hash = addressHash(secret, email)
    const lead = await idOf(upsertLead, [email, name, testCampaign.source, campaign, slug, hash, now])
    return idOf(restartJourney, [lead, campaign, now])
  })

const completeJourney = `
update user_journeys set is_completed = true, status = 'completed', next_email_due_at = null, updated_at = $2
where id = $1`

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

const restartJourney = `
insert into user_journeys (id, lead_id, campaign_id, current_sequence, next_email_due_at, started_at, created_at, updated_at)
values (gen_random_uuid(), $1, $2, 1, $3, $3, $3, $3)
on conflict (lead_id, campaign_id) do update
set current_sequence = 1, next_email_due_at = excluded.next_email_due_at, is_completed = false, status = 'active',
    started_at = excluded.started_at, updated_at = excluded.updated_at
returning id`
