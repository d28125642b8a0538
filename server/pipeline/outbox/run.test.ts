import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stepRuns } from '../../db/schema/work.ts'
import { columnOf } from './run.ts'

test('each property of a row of the outbox is in the column of the schema', () => {
  const columns = Object.entries(getTableColumns(stepRuns))
  // The keys are the properties of a row.
  const named = columns.map(([property]) => columnOf(property as keyof typeof stepRuns.$inferSelect))
  expect(named).toEqual(columns.map(([, { name }]) => name))
})
