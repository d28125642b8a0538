import { unsubscribeToken } from '../../settings/keys.ts'
import { findByAddress, leadIds, type Person } from '../person/person.ts'
import type { Context } from './command.ts'

/**
 * Forms, calls and commands of one person run in turn: locks the leads, then the addresses, as a form does. Returns the
 * person with the leads that forms stored meanwhile; null: erased meanwhile. `more`: another address that is about to be the person's.
 */
export const lockPerson = async (
  { client, secret }: Pick<Context, 'client' | 'secret'>,
  known: Person,
  more: string[] = [],
): Promise<Person | null> => {
  await lockLeads(client, leadIds(known))
  const tokens = [known.email, ...more].map((email) => unsubscribeToken(secret, known.coach, email))
  for (const token of tokens.toSorted())
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [token])
  const person = await findByAddress(client, known.coach, known.addressHash)
  if (person) await lockLeads(client, leadIds(person))
  return person
}

const lockLeads = (client: Context['client'], ids: string[]) =>
  client.query('select from leads where id = any ($1::uuid[]) order by id for no key update', [ids])
