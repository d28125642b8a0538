import { escapeHtml, greetingName } from '../../engine/campaign/mail/fill-email.ts'
import type { SiteCoach } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { mostTests, type SendStaffMail } from './staff-mail.ts'
import type { Staff } from './try-again.ts'
import type { Clock } from '../ports.ts'
import { completeTestJourney, saveTestLead, testCampaignId } from './test-campaign.ts'

export type TestDesk = ReturnType<typeof createTestDesk>

type TestMail = { coach: SiteCoach; email: string; name: string | null }
type Parts = { pool: Pool; clock: Clock; secret: string; sendStaffMail: SendStaffMail }

export const createTestDesk = (parts: Parts) => ({
  send: async ({ coach, email, name }: TestMail, by: Staff) => {
    const { slug, sender } = coach
    const lead = await saveTestLead(parts, { email, name, coach: slug, sender })
    const end = await parts.sendStaffMail(
      { coach, to: email, ...wordsFor(coach, name), calledBy: 'send-welcome-email', most: mostTests },
      by,
    )
    if (end.kind === 'sent') await completeTestJourney(parts, lead)
    return end
  },
  campaignId: () => testCampaignId(parts.pool),
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
