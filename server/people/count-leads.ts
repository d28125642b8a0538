import { mostCounted } from '../../engine/campaign/staff/counted.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked } from './lead-position.ts'
import { leadConditions } from './list-leads.ts'

/** How many leads fit; at most one more than `mostCounted`. */
export const countLeads = async (pool: Pool, coaches: Coaches, query: LeadsAsked): Promise<number> => {
  const { where, values } = leadConditions(coaches, query)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select from leads ${where} limit ${mostCounted + 1}) few`,
    values,
  )
  return rows[0]?.count ?? 0
}
