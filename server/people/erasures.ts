import * as z from 'zod/mini'
import { erasePerson } from './commands/erase-person.ts'
import { perform } from './commands/perform.ts'
import type { Context } from './commands/command.ts'
import { suppress } from '../subscriptions/suppress.ts'
import { findPerson } from './person/person.ts'

/** Rows of `audit_log` about people who were erased: ids of their leads and forms, no name and no address. */
export const Erasures = z.array(
  z.looseObject({
    id: z.uuid(),
    actor: z.string(),
    action: z.literal('person_erased'),
    details: z.looseObject({
      coach: z.string(),
      gone: z.array(z.uuid()),
      /** Forms that were quarantined before. */
      forms: z.optional(z.array(z.uuid())),
      /** The hash of the address had stayed. */
      wantsNoMail: z.optional(z.boolean()),
    }),
    created_at: z.string(),
  }),
)
export type Erasures = z.infer<typeof Erasures>

type Database = Context['client']

/** Empty, too, where there is no such table yet. */
export const listErasures = async (database: Database): Promise<Erasures> => {
  const { rows: tables } = await database.query<{ exists: boolean }>(
    `select to_regclass('public.audit_log') is not null as exists`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(audit_log) as row from audit_log
     where action = 'person_erased' and details ? 'gone' order by created_at, id`,
  )
  return Erasures.parse(rows.map(({ row }) => row))
}

/** Erases again who is there once more: a backup is older than what was erased since. Returns their number. */
export const eraseAgain = async (context: Omit<Context, 'by'>, erasures: Erasures): Promise<number> => {
  const { client } = context
  await client.query(
    `insert into audit_log select (jsonb_populate_record(null::audit_log, value)).* from jsonb_array_elements($1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(erasures)],
  )
  // While they were quarantined there was nobody whom they belonged to.
  await client.query('delete from submissions where lead_id is null and id = any ($1::uuid[])', [
    erasures.flatMap(({ details }) => details.forms ?? []),
  ])
  let erased = 0
  const wantNoMail = new Set(erasures.flatMap(({ details }) => (details.wantsNoMail ? details.gone : [])))
  for (const lead of new Set(erasures.flatMap(({ details }) => details.gone))) {
    const person = await findPerson(client, lead, null)
    if (!person) continue
    if (wantNoMail.has(lead)) await suppress(client, { ...person, reason: 'unsubscribed', now: context.now })
    const by = { staff: 'restore', ipHash: null }
    await perform({ ...context, by }, person, erasePerson, { email: person.email })
    erased += 1
  }
  return erased
}
