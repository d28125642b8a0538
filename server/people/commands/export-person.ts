import type { Exported } from '../../../engine/campaign/staff/person-commands.ts'
import { ofPerson, personTables } from '../person/person-tables.ts'
import { audit } from './audit.ts'
import type { Command } from './command.ts'

/** Everything that is stored about the person with that coach. Audited. */
export const exportPerson: Command<object, Exported> = async (context, person) => {
  const tables: Exported['tables'] = {}
  for (const { table, where, without = [] } of personTables) {
    const { rows } = await context.client.query<{ row: Record<string, unknown> }>(
      // Not every condition uses every value: the first line gives them their types.
      `with types as (select $1::uuid[], $2::text, $3::text, $4::text)
       select to_jsonb(${table}) - $5::text[] as row from ${table} where ${where} order by ${table}.created_at`,
      [...ofPerson(person), without],
    )
    tables[table] = rows.map(({ row }) => row)
  }
  await audit(context, person, 'person_exported')
  return { coach: person.coach, email: person.email, exportedAt: context.now.toISOString(), tables }
}
