import { stepRuns } from '../../db/schema/work.ts'
import { leaseSeconds } from './run.ts'

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
