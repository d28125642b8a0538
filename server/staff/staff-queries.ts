import type {
  EventSummary,
  FailedStep,
  StepSummary,
  SubmissionSummary,
  View,
} from '../../engine/campaign/release/view.ts'
import { type Pool, isUuid } from '../adapters/postgres.ts'
import { maskAddresses } from '../pipeline/mask-addresses.ts'
import type { Clock } from '../ports.ts'
import type { Coaches } from '../people/coaches.ts'
import { findLost, mayTryAgain } from './try-again.ts'

type Stored = SubmissionSummary & {
  values: Record<string, unknown>
  requestId: string
  quarantineReason: string | null
  leadId: string | null
}

type DataOf<Name extends View['page']> = Extract<View, { page: Name }>['data']

export type StaffRows = ReturnType<typeof createStaffRows>

export const createStaffRows = (pool: Pool, clock: Clock) => ({
  overview: async (
    coaches: Coaches,
  ): Promise<Omit<DataOf<'staff/overview'>, 'mails' | 'notice' | 'mayAct'>> => {
    const [counts, submissions, failed, lost, events] = await Promise.all([
      pool.query<{ name: string; count: string }>(countAll, [coaches]),
      pool.query<SubmissionSummary>(selectSubmissions, [coaches]),
      pool.query<FailedStep>(selectFailed, [coaches]),
      findLost(pool, clock.now(), coaches),
      pool.query<EventSummary>(selectEvents, [coaches]),
    ])
    return {
      counts: Object.fromEntries(counts.rows.map(({ name, count }) => [name, Number(count)])),
      submissions: asJson(submissions.rows),
      failed: asJson(failed.rows.map(withMaskedError)),
      lost: asJson(lost),
      events: asJson(events.rows),
    }
  },
  /** Null when there is no such submission. */
  submission: async (
    id: string,
    coaches: Coaches,
  ): Promise<Omit<DataOf<'staff/submission'>, 'mayAct'> | null> => {
    if (!isUuid(id)) return null
    const found = await pool.query<Stored>(selectSubmission, [coaches, id])
    const submission = found.rows[0]
    if (!submission) return null
    const { leadId, values, ...rest } = submission
    const rows = await Promise.all(related.map((table) => rowsOf(pool, table, id, leadId)))
    const steps = await pool.query<StepSummary>(selectSteps, [leadId])
    return {
      submission: { ...asJson(rest), values: asTexts(values) },
      rows: rows.flat(),
      steps: asJson(steps.rows.map(withMaskedError)),
    }
  },
})

const withMaskedError = <Row extends { lastError: string | null }>(row: Row): Row => ({
  ...row,
  lastError: row.lastError && maskAddresses(row.lastError),
})

const isShown = '($1::text[] is null or coach = any ($1))'

const countAll = `
select 'leads' as name, count(*) from leads where ${isShown}
union all select 'submissions', count(*) from submissions where ${isShown}
union all select 'quarantined', count(*) from submissions where state = 'held' and ${isShown}
union all select 'journeys', count(*) from user_journeys journey where status = 'active'
  and ($1 is null or exists (select from leads where leads.id = journey.lead_id and leads.coach = any ($1)))
union all select 'mails waiting', count(*) from step_runs
  where state in ('pending', 'running') and email is not null and ${isShown}
union all select 'mails sent', count(*) from delivery_log where status = 'sent' and ${isShown}
union all select 'failed', count(*) from step_runs where state = 'failed' and ${isShown}
union all select 'unknown', count(*) from step_runs where state = 'unknown' and ${isShown}`

const selectFailed = `
select coalesce(run.submission_id, (
         select id from submissions where lead_id = run.lead_id order by created_at desc limit 1)) as submission,
       campaign, step, state, last_error as "lastError", finished_at as "endedAt"
from step_runs run where state in ('failed', 'unknown') and ${isShown} order by finished_at desc limit 20`

const submissionColumns = 'id, campaign, state, email, created_at as "createdAt"'
const selectSubmissions = `
select ${submissionColumns} from submissions where ${isShown} order by created_at desc limit 50`

const selectSubmission = `
select ${submissionColumns}, values, request_id as "requestId", held_reason as "quarantineReason", lead_id as "leadId"
from submissions where ${isShown} and id = $2`

// Upcoming events first, the next one at the top.
const selectEvents = `
select id, coalesce(title, id) as title, taken, capacity, starts_at as "startsAt", status from events
where $1::text[] is null or split_part(id, '/', 1) = any ($1)
order by starts_at < now(), abs(extract(epoch from starts_at - now())), id limit 50`

const selectSteps = `
select id, step, email, provider, state, attempts, last_error as "lastError", next_attempt_at as "nextAttemptAt",
       updated_at as "changedAt", ${mayTryAgain('step_runs')} as "canTryAgain"
from step_runs where lead_id = $1 order by created_at, id limit 100`

const related = [
  { table: 'leads', where: 'leads.id = given.lead' },
  { table: 'consents', where: 'submission_id = given.submission' },
  { table: 'user_journeys', where: 'lead_id = given.lead' },
  { table: 'registrations', where: 'lead_id = given.lead' },
  { table: 'step_runs', where: 'lead_id = given.lead' },
  { table: 'delivery_log', where: 'step_run_id in (select id from step_runs where lead_id = given.lead)' },
  { table: 'error_log', where: 'lead_id = given.lead' },
] as const

/** Without tokens: a seat's token can give the seat back. */
const rowsOf = async (
  pool: Pool,
  { table, where }: (typeof related)[number],
  id: string,
  leadId: string | null,
) => {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select ${table}.* from ${table}, (select $1::uuid as submission, $2::uuid as lead) given
     where ${where} order by ${table}.created_at limit 100`,
    [id, leadId],
  )
  return rows.map(({ cancel_token: _place, lease_token: _lease, ...row }) => ({ table, row: asTexts(row) }))
}

/** Rows as a page gets them: moments are texts. */
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const asTexts = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asText(value)]))

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
