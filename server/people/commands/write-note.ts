import type { WriteNote } from '../../../engine/campaign/staff/person-commands.ts'
import { leadIds } from '../person/person.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, type Command } from './command.ts'

export const writeNote: Command<WriteNote> = async (context, person, { text }) => {
  const { client, by, now } = context
  const { rows } = await client.query<{ text: string }>(
    'select text from person_notes where lead_id = any ($1::uuid[]) order by created_at desc, id limit 1',
    [leadIds(person)],
  )
  if (rows[0]?.text === text) return nothingToDo('The newest note says this already.')
  await client.query('insert into person_notes (lead_id, author, text, created_at) values ($1, $2, $3, $4)', [
    leadIds(person)[0],
    by.staff,
    text,
    now,
  ])
  await audit(context, person, 'person_note_written')
  return done(['The note is written.'], null)
}
