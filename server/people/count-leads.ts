import { mostCounted } from '../../engine/campaign/staff/counted.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Coaches } from './coaches.ts'
import type { LeadsAsked } from './lead-position.ts'
import { selectSome } from './select-leads.ts'

/** How many leads fit; at most one more than `mostCounted`. */
export const countLeads = async (pool: Pool, coaches: Coaches, query: LeadsAsked): Promise<number> => {
  const { statement, values } = selectSome(coaches, query, mostCounted + 1)
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${statement}) few`,
    values,
  )
  return rows[0]?.count ?? 0
}
