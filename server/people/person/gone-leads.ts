import type { Database } from './person.ts'

/** Leads that were merged into these: staff actions on them are still about the person. */
export const goneBefore = async (database: Database, leads: string[]): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>(
    `select distinct jsonb_array_elements_text(details->'gone') as id from audit_log
     where subject = any ($1::text[]) and action = 'person_merged'`,
    [leads],
  )
  return rows.map(({ id }) => id)
}
