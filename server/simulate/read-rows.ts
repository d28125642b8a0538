import type { Pool } from '../adapters/postgres.ts'

export const signUpTables = [
  'submissions',
  'consents',
  'leads',
  'registrations',
  'user_journeys',
  'coach_notices',
  'step_runs',
] as const

/** Without the tables of the site's own files. */
const tables = [...signUpTables, 'delivery_log', 'error_log', 'suppressions', 'providers'] as const

export type Rows = Partial<Record<(typeof tables)[number], Record<string, unknown>[]>>

export const readRows = async (pool: Pool): Promise<Rows> => {
  const rows: Rows = {}
  for (const table of tables) {
    const found = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(${table}) as row from ${table}`,
    )
    if (found.rows.length > 0) rows[table] = found.rows.map(({ row }) => row)
  }
  return rows
}

export const readSeats = async (pool: Pool, event: string) => {
  const { rows } = await pool.query<{ left: number; capacity: number }>(
    'select greatest(capacity - taken, 0) as left, capacity from events where id = $1',
    [event],
  )
  return rows[0] ?? null
}
