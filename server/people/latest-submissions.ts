import type { Pool } from '../adapters/postgres.ts'

type Latest = { leadId: string; id: string; values: Record<string, unknown> }

/** By the id of the lead. Leads of test mails have none. */
export const latestSubmissions = async (pool: Pool, leadIds: string[]): Promise<Map<string, Latest>> => {
  const { rows } = await pool.query<Latest>(select, [leadIds])
  return new Map(rows.map((row) => [row.leadId, row]))
}

const select = `
select distinct on (lead_id) lead_id as "leadId", id, values from submissions
where lead_id = any ($1::uuid[]) order by lead_id, created_at desc, id`
