import type { Lead } from '../../engine/campaign/staff/leads.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked, Position } from './lead-position.ts'
import { selectNewest } from './select-leads.ts'

export type LeadPage = { rows: Lead[]; next: Position | null }

/** Newest first. Leads that arrive between two pages move none. */
export const listLeads = async (
  pool: Pool,
  coaches: Coaches,
  query: LeadsAsked,
  size = 25,
): Promise<LeadPage> => {
  const { statement, values } = selectNewest(coaches, query, size + 1)
  const found = await pool.query<Found>(shown(statement), values)
  const last = found.rows[size - 1]
  return {
    rows: found.rows.slice(0, size).map(toLead),
    next: last && found.rows.length > size ? { at: last.at, id: last.id } : null,
  }
}

type Found = Omit<Lead, 'createdAt'> & { at: string }

const toLead = ({ at, ...lead }: Found): Lead => ({ ...lead, createdAt: new Date(at).toISOString() })

const shown = (page: string) => `
with page as (${page})
select page.id, page.name, page.email, page.coach, coalesce(campaign.campaign, campaign.name) as campaign,
       campaign.name as title, page.source, form.via,
       coalesce(suppression.reason, journey.status, 'stored') as state,
       case when suppression.reason is null then mail.fault end as "firstEmail",
       to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
from page
left join email_campaigns campaign on campaign.id = page.campaign_id
left join user_journeys journey on journey.lead_id = page.id and journey.campaign_id = page.campaign_id
left join lateral (
  select source as via from submissions where lead_id = page.id and state = 'stored' order by created_at desc limit 1
) form on true
left join lateral (
  select case when run.state in ('sent', 'failed', 'unknown') then run.state
              when run.state in ('pending', 'running') and (run.attempts > 0 or run.troubled or down.name is not null) then 'waits' end as fault
  from step_runs run left join providers down on down.name = run.provider and down.state = 'open'
  where run.lead_id = page.id and run.email is not null and run.step in ('email', 'journey')
  order by run.state = 'sent' desc, run.created_at desc limit 1
) mail on true
left join suppressions suppression
  on suppression.coach = page.coach and suppression.address_hash = page.address_hash
order by page.created_at desc, page.id desc`
