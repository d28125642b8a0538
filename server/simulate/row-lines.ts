import { signUpTables, type Rows } from './read-rows.ts'

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
