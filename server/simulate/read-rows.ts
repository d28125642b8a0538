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

type Table = keyof Rows

const columns: Record<Table, string[]> = {
  submissions: ['state', 'held_reason', 'email', 'values'],
  consents: ['text'],
  leads: ['email', 'name', 'source', 'metadata'],
  registrations: ['event', 'email'],
  user_journeys: ['status', 'is_completed', 'current_sequence', 'next_email_due_at'],
  coach_notices: ['coach', 'created_at'],
  step_runs: ['effect_key', 'email', 'state', 'attempts', 'next_attempt_at', 'last_error'],
  delivery_log: ['email', 'status'],
  error_log: ['function_name', 'error_message'],
  suppressions: ['coach', 'reason'],
  providers: ['name', 'state', 'trouble'],
}

export const rowLines = (
  rows: Rows,
  moment: (at: Date) => string,
  only: readonly Table[] = signUpTables,
): string[] =>
  only.flatMap((table) =>
    (rows[table] ?? []).map(
      (row) => `${table}: ${columns[table].flatMap((name) => fact(name, row[name], moment)).join(', ')}`,
    ),
  )

const fact = (name: string, value: unknown, moment: (at: Date) => string): string[] => {
  if (value === null || value === undefined) return []
  if (name.endsWith('_at') && typeof value === 'string') return [`${name} ${moment(new Date(value))}`]
  return [`${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`]
}
