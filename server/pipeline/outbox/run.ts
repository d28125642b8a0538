import { stepRuns } from '../../db/schema/work.ts'

type Row = typeof stepRuns.$inferSelect

/** State of an outbox row. The first two are on their way; the others are final. */
export type RunState = Row['state']

/** Seconds of database time that a lease lasts; extended while its process works on the row. */
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

/** An outbox row that this process has leased. */
export type LeasedRun = Pick<Row, (typeof shared)[number]> & {
  key: Row['effectKey']
  /** A mail of a journey: never sent again when it may have left. */
  isDrip: boolean
  /** Whether a visitor's answer depends on it. */
  isAwaited: boolean
  leaseToken: string
  /** When it was first due: its five days of attempts count from here. */
  firstDueAt: Date
}

export const leasedRunColumns = `
  ${shared.map((column) => `${stepRuns[column].name} as "${column}"`).join(', ')},
  effect_key as key, priority = 1 as "isDrip", awaited_until is not null as "isAwaited",
  lease_token as "leaseToken", coalesce(first_due_at, created_at) as "firstDueAt"`

/** State of an outbox row, for whoever waits for it. */
export type RunEnd = Pick<Row, 'id' | 'state' | 'lastError'> & { key: Row['effectKey'] }

export const isOver = (state: RunState) => state !== 'pending' && state !== 'running'

export const idsOf = (run: LeasedRun) => ({
  step: run.step,
  campaign: run.campaign,
  stepRun: run.id,
  submission: run.submissionId,
})

/** A new row of the outbox: the SQL expression of each of its columns. */
export type NewRun = { [Column in keyof typeof stepRuns.$inferInsert]: string }

/**
 * SQL that writes outbox rows: one for each row of `from`, which may go on with conditions, `on conflict` and `returning`.
 * A statement of its own or a part of a larger one, so that the effect is committed with what causes it.
 */
export const enqueue = (row: NewRun, from: string): string => {
  // Object.entries loses the type of the keys; NewRun has columns of step_runs only.
  const columns = Object.entries(row) as [keyof NewRun, string][]
  return `
insert into step_runs (${columns.map(([column]) => stepRuns[column].name).join(', ')})
select ${columns.map(([, expression]) => expression).join(', ')}
${from}`
}

/** Columns of a row that this process leases from the start where the SQL condition `isLeased` holds. */
export const leasedWhere = (isLeased: string, token: string) => ({
  attempts: `case when ${isLeased} then 1 else 0 end`,
  leaseToken: `case when ${isLeased} then ${token} end`,
  leaseUntil: `case when ${isLeased} then now() + interval '${leaseSeconds} seconds' end`,
})
