import type { Rows } from './read-rows.ts'

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
