import { answerGiven } from './answer-given.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked } from './lead-position.ts'
import { contains } from './patterns.ts'

/** `order`: SQL, such as `newestFirst`; without it, which of the leads they are is open. */
type Page = { most: number; order?: string }

/** SQL and its values: the leads that fit. */
export const selectLeads = (coaches: Coaches, query: LeadsAsked, page: Page) => {
  const { coach, campaign, source, via, q, field, answer, from, to, cursor } = query
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  // Only what is asked for, so that PostgreSQL can choose an index.
  const parts = [
    coaches && `coach = any (${bind(coaches)}::text[])`,
    coach && `coach = ${bind(coach)}`,
    campaign && `campaign_id = ${campaignRow(bind(campaign))}`,
    source && `source = ${bind(source)}`,
    via && `id in (${sentVia(bind(via), campaign && bind(campaign))})`,
    q && `${searched} ilike ${bind(contains(q))}`,
    from && `created_at >= ${bind(from)}::date at time zone 'UTC'`,
    to && `created_at < (${bind(to)}::date + 1) at time zone 'UTC'`,
    cursor && `(created_at, id) < (${bind(cursor.at)}::timestamptz, ${bind(cursor.id)}::uuid)`,
  ]
  if (!answer) return { statement: leads(parts, page), values }
  const { most, order = '' } = page
  const { ofLead, leadIds } = answerGiven(bind, { answer, ...(field && { field }) })
  const statement = `
with near as (select * from (${leads(parts, { most: walked, order })}) lead where ${ofLead('lead')} ${order} limit ${most})
select * from near where (select count(*) from near) = ${most}
union all
(${leads([...parts, `id = any (array(${leadIds}))`, `(select count(*) from near) < ${most}`], page)})`
  return { statement, values }
}

/**
 * An answer that many gave fills the page from the first leads, and finding all of theirs would be slow. One that few gave is
 * found by its index, and walking the leads to the last one would be slow.
 */
const walked = 10_000

export const newestFirst = 'order by created_at desc, id desc'

const leads = (parts: (string | null | undefined)[], { most, order = '' }: Page) => {
  const where = parts.filter(Boolean).join(' and ')
  return `select * from leads ${where && `where ${where}`} ${order} limit ${most}`
}

const sentVia = (via: string, campaign: string | undefined) =>
  `select lead_id from submissions where source = ${via}${campaign ? ` and campaign = ${campaign}` : ''} and state = 'stored'`

/** The expression of the index leads_search. */
const searched = `(coalesce(name, '') || ' ' || email)`

const campaignRow = (name: string) =>
  `(select id from email_campaigns where coalesce(campaign, name) = ${name} order by campaign limit 1)`
