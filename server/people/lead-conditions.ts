import { rowIdsOf } from '../db/dated-campaigns.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked } from './lead-position.ts'
import { contains } from './patterns.ts'

/** SQL of all that is asked for but the answer: only that, so that PostgreSQL can choose an index. */
export const leadConditions = (coaches: Coaches, query: LeadsAsked) => {
  const { coach, campaign, source, via, q, from, to, zone = 'UTC', cursor } = query
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const parts = [
    coaches && `coach = any (${bind(coaches)}::text[])`,
    coach && `coach = ${bind(coach)}`,
    campaign && `campaign_id = any (${rowIdsOf(bind(campaign))})`,
    source && `source = ${bind(source)}`,
    via && `id in (${sentVia(bind(via), campaign && bind(campaign))})`,
    q && `${searched} ${likeName(bind, q)}`,
    from && `created_at >= ${bind(from)}::timestamp at time zone ${bind(zone)}`,
    to && `created_at < (${bind(to)}::timestamp + interval '1 day') at time zone ${bind(zone)}`,
    cursor && `(created_at, id) < (${bind(cursor.at)}::timestamptz, ${bind(cursor.id)}::uuid)`,
  ].filter(Boolean)
  const and = (...more: string[]) => {
    const all = [...parts, ...more]
    return all.length > 0 ? `where ${all.join(' and ')}` : ''
  }
  return { where: and(), and, values, bind }
}

/** The index knows no less than three letters in a row, but how a word begins. */
const likeName = (bind: (value: unknown) => string, q: string) =>
  /^[a-z0-9]{1,2}$/i.test(q)
    ? `ilike any (${bind([`${q}%`, `% ${q}%`])}::text[])`
    : `ilike ${bind(contains(q))}`

const sentVia = (via: string, campaign: string | undefined) =>
  `select lead_id from submissions where source = ${via}${campaign ? ` and campaign = ${campaign}` : ''} and state = 'stored'`

/** The expression of the index leads_search. */
const searched = `(coalesce(name, '') || ' ' || email)`
