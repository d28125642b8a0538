import type { Tag } from '../../../engine/campaign/staff/person-commands.ts'
import { leadIds } from '../person/person.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, type Command } from './command.ts'

export const tagPerson: Command<Tag> = async (context, person, { tag }) => {
  const { client, now } = context
  const { rowCount } = await client.query(
    `insert into person_tags (lead_id, tag, created_at) select $1::uuid, $2::text, $3::timestamptz
     where not exists (select from person_tags where lead_id = any ($4::uuid[]) and tag = $2)`,
    [leadIds(person)[0], tag, now, leadIds(person)],
  )
  if (rowCount === 0) return nothingToDo(`The person is tagged "${tag}" already.`)
  await audit(context, person, 'person_tagged')
  return done([`The person is tagged "${tag}".`], `Take the tag "${tag}" off.`)
}

export const untagPerson: Command<Tag> = async (context, person, { tag }) => {
  const { rowCount } = await context.client.query(
    'delete from person_tags where lead_id = any ($1::uuid[]) and tag = $2',
    [leadIds(person), tag],
  )
  if (rowCount === 0) return nothingToDo(`The person is not tagged "${tag}".`)
  await audit(context, person, 'person_untagged')
  return done([`The tag "${tag}" is off.`], `Tag the person "${tag}" again.`)
}
