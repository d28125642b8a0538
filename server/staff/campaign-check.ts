import type { Pool } from '../adapters/postgres.ts'

export type CampaignCheck = {
  isOk: boolean
  email_campaigns: number
  active_campaigns: number
  email_sequences: number
  pages: number
  /** Each as a sentence. */
  problems: string[]
}

type Counts = Omit<CampaignCheck, 'isOk' | 'problems'>

/** Counts the rows of campaigns and reports inconsistencies. */
export const campaignCheck = async (pool: Pool): Promise<CampaignCheck> => {
  const [counts, problems] = await Promise.all([
    pool.query<Counts>(countRows),
    pool.query<{ problem: string }>(findProblems),
  ])
  const none = { email_campaigns: 0, active_campaigns: 0, email_sequences: 0, pages: 0 }
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
