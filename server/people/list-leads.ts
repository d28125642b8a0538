import type { Lead } from '../../engine/campaign/staff/leads.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked, Position } from './lead-position.ts'

export type LeadPage = { rows: Lead[]; next: Position | null }

/** Newest first. Leads that arrive between two pages move none. */
export const listLeads = async (
  pool: Pool,
  coaches: Coaches,
  query: LeadsAsked,
  size = 50,
): Promise<LeadPage> => {
  const { where, values } = leadConditions(coaches, query)
  const found = await pool.query<Found>(select(where, size + 1), values)
  const last = found.rows[size - 1]
  return {
    rows: found.rows.slice(0, size).map(toLead),
    next: last && found.rows.length > size ? { at: last.at, id: last.id } : null,
  }
}

type Found = Omit<Lead, 'createdAt'> & { at: string }

const toLead = ({ at, ...lead }: Found): Lead => ({ ...lead, createdAt: new Date(at).toISOString() })

/** SQL and its values: only what is asked for, so that PostgreSQL can choose an index. */
export const leadConditions = (
  coaches: Coaches,
  { coach, campaign, source, via, q, field, answer, from, to, cursor }: LeadsAsked,
) => {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const parts = [
    coaches && `coach = any (${bind(coaches)}::text[])`,
    coach && `coach = ${bind(coach)}`,
    campaign && `campaign_id = ${campaignRow(bind(campaign))}`,
    source && `source = ${bind(source)}`,
    via && `id in (${sentVia(bind(via), campaign && bind(campaign))})`,
    q && `${searched} ilike ${bind(contains(q))}`,
    field &&
      answer &&
      `exists (select from submissions form where form.lead_id = leads.id
      and form.values ->> ${bind(field)} ilike ${bind(contains(answer))} ${walked})`,
    from && `created_at >= ${bind(from)}::date at time zone 'UTC'`,
    to && `created_at < (${bind(to)}::date + 1) at time zone 'UTC'`,
    cursor && `(created_at, id) < (${bind(cursor.at)}::timestamptz, ${bind(cursor.id)}::uuid)`,
  ].filter(Boolean)
  return { where: parts.length > 0 ? `where ${parts.join(' and ')}` : '', values }
}

const sentVia = (via: string, campaign: string | undefined) =>
  `select lead_id from submissions where source = ${via}${campaign ? ` and campaign = ${campaign}` : ''} and state = 'stored'`

/** Lead by lead, until the page is full: PostgreSQL would join every form that has such an answer first. */
const walked = 'offset 0'

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The expression of the index leads_search. */
const searched = `(coalesce(name, '') || ' ' || email)`

const campaignRow = (name: string) =>
  `(select id from email_campaigns where coalesce(campaign, name) = ${name} order by campaign limit 1)`

const select = (where: string, most: number) => `
with page as (select * from leads ${where} order by created_at desc, id desc limit ${most})
select page.id, page.name, page.email, page.coach, coalesce(campaign.campaign, campaign.name) as campaign,
       campaign.name as title, page.source, form.via,
       coalesce(suppression.reason, journey.status, 'stored') as state,
       to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
from page
left join email_campaigns campaign on campaign.id = page.campaign_id
left join user_journeys journey on journey.lead_id = page.id and journey.campaign_id = page.campaign_id
left join lateral (
  select source as via from submissions where lead_id = page.id and state = 'stored' order by created_at desc limit 1
) form on true
left join suppressions suppression
  on suppression.coach = page.coach and suppression.address_hash = page.address_hash
order by page.created_at desc, page.id desc`
