import { stepRuns } from '../../db/schema/work.ts'

type Row = typeof stepRuns.$inferSelect

export type RunState = Row['state']

/** Seconds of database time. */
export const leaseSeconds = 20

const shared = [
  'id',
  'submissionId',
  'leadId',
  'journeyId',
  'coach',
  'campaign',
  'step',
  'config',
  'provider',
  'email',
  'priority',
  'troubled',
  'attempts',
  'outages',
  'dispatches',
] as const satisfies (keyof Row)[]

export type LeasedRun = Pick<Row, (typeof shared)[number]> & {
  key: Row['effectKey']
  /** A mail of a journey: never sent again when it may have left. */
  isDrip: boolean
  isAwaited: boolean
  leaseToken: string
  /** Its five days of attempts count from here. */
  firstDueAt: Date
}

export const leasedRunColumns = `
  ${shared.map((column) => `${stepRuns[column].name} as "${column}"`).join(', ')},
  effect_key as key, priority = 1 as "isDrip", awaited_until is not null as "isAwaited",
  lease_token as "leaseToken", coalesce(first_due_at, created_at) as "firstDueAt"`

export type RunEnd = Pick<Row, 'id' | 'state' | 'lastError'> & { key: Row['effectKey'] }

export const isOver = (state: RunState) => state !== 'pending' && state !== 'running'

export const idsOf = (run: LeasedRun) => ({
  step: run.step,
  campaign: run.campaign,
  stepRun: run.id,
  submission: run.submissionId,
})

/** The SQL expression of each column. */
export type NewRun = { [Column in keyof typeof stepRuns.$inferInsert]: string }

/**
 * SQL: one row of the outbox for each row of `from`, which may continue with conditions, `on conflict` and `returning`.
 * Part of a larger statement, so that the effect is committed with its cause.
 */
export const enqueue = (row: NewRun, from: string): string => {
  // Object.entries loses the type of the keys.
  const columns = Object.entries(row) as [keyof NewRun, string][]
  return `
insert into step_runs (${columns.map(([column]) => stepRuns[column].name).join(', ')})
select ${columns.map(([, expression]) => expression).join(', ')}
${from}`
}

/** Leases the row from the start where the SQL condition `isLeased` is true. */
export const leasedWhere = (isLeased: string, token: string) => ({
  attempts: `case when ${isLeased} then 1 else 0 end`,
  leaseToken: `case when ${isLeased} then ${token} end`,
  leaseUntil: `case when ${isLeased} then now() + interval '${leaseSeconds} seconds' end`,
})
