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

type Row = Record<string, unknown>
type Moment = (at: Date) => string

export const storedWords = (rows: Rows, moment: Moment): string[] => [
  ...(rows.submissions ?? []).flatMap((row) =>
    row['state'] === 'held' ? [`quarantined: ${text(row['held_reason'])}`] : [],
  ),
  ...(rows.leads ?? []).map(leadWords),
  ...(rows.consents ?? []).map((row) => `what they read at the form: ${agreedWords(row)}`),
  ...(rows.registrations ?? []).map((row) => `a seat at ${text(row['event'])}`),
  ...pendingWords(rows, moment),
]

export const pendingWords = (rows: Rows, moment: Moment): string[] => [
  ...(rows.user_journeys ?? []).map((row) => `the mails that follow: ${journeyWords(row, moment)}`),
  ...(rows.coach_notices ?? []).flatMap((row) =>
    row['step_run_id'] === null ? ['the coach reads of it in the next daily mail'] : [],
  ),
  ...(rows.step_runs ?? []).map((row) => `${effectName(row)}: ${effectWords(row, moment)}`),
  ...(rows.suppressions ?? []).map(
    (row) => `gets no more mails of ${text(row['coach'])} (${text(row['reason'])})`,
  ),
  ...(rows.providers ?? []).flatMap((row) =>
    row['state'] === 'open' ? [`${text(row['name'])} is paused (${text(row['trouble'])})`] : [],
  ),
]

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

const agreedWords = (row: Row) =>
  text(row['text'])
    .split('\n')
    .map((line) => `"${line}"`)
    .join(' ')

const leadWords = ({ email, name, source, metadata }: Row): string => {
  const more = Object.entries(typeof metadata === 'object' && metadata !== null ? metadata : {})
  const facts = more.map(([key, value]: [string, unknown]) => `${key} ${text(value)}`)
  return [`the person: ${text(name)} <${text(email)}>`, `source ${text(source)}`, ...facts].join(', ')
}

const journeyWords = (row: Row, moment: Moment): string => {
  if (row['is_completed'] === true) return 'all have left'
  if (row['status'] !== 'active') return text(row['status'])
  const due = row['next_email_due_at']
  return typeof due === 'string' ? `the next is due ${moment(new Date(due))}` : 'none is due'
}

const effectName = ({ email, effect_key: key }: Row): string =>
  typeof email === 'string' ? `the mail ${email}` : `the step ${text(key)}`

const effectWords = (row: Row, moment: Moment): string => {
  const { state, attempts, next_attempt_at: next, last_error: error } = row
  const why = typeof error === 'string' ? ` (${error})` : ''
  if (state === 'sent') return 'done'
  if (state === 'pending' && typeof next === 'string')
    return `${attempts === 0 ? 'due' : 'not done, tried again'} ${moment(new Date(next))}${why}`
  return `${states[text(state)] ?? text(state)}${why}`
}

const states: Partial<Record<string, string>> = {
  running: 'under way',
  pending: 'waits',
  failed: 'given up',
  unknown: 'may have left: nobody knows',
  suppressed: 'not sent: they have left these mails',
  cancelled: 'called off',
}
