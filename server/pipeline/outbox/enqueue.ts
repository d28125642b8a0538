import type { stepRuns } from '../../db/schema/work.ts'
import { columnOf, leaseSeconds } from './run.ts'

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
insert into step_runs (${columns.map(([column]) => columnOf(column)).join(', ')})
select ${columns.map(([, expression]) => expression).join(', ')}
${from}`
}

/** Leases the row from the start where the SQL condition `isLeased` is true. */
export const leasedWhere = (isLeased: string, token: string) => ({
  attempts: `case when ${isLeased} then 1 else 0 end`,
  leaseToken: `case when ${isLeased} then ${token} end`,
  leaseUntil: `case when ${isLeased} then now() + interval '${leaseSeconds} seconds' end`,
})
