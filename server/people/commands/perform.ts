import { inTransaction } from '../../db/transaction.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Clock } from '../../ports.ts'
import type { Person } from '../person/person.ts'
import type { By, Command, Context } from './command.ts'
import { lockPerson } from './lock-person.ts'

/** Locks the person, then does it. Null: erased meanwhile. */
export const perform = async <Asked, Answer>(
  context: Context,
  person: Person,
  command: Command<Asked, Answer>,
  asked: Asked,
): Promise<Answer | null> => {
  const locked = await lockPerson(context, person)
  return locked && command(context, locked, asked)
}

/** In one transaction, that nothing of remains where it is refused. */
export const performAlone = <Asked, Answer>(
  {
    pool,
    clock,
    secret,
    forgetMails,
  }: Pick<Context, 'secret' | 'forgetMails'> & { pool: Pool; clock: Clock },
  { person, by }: { person: Person; by: By },
  command: Command<Asked, Answer>,
  asked: Asked,
): Promise<Answer | null> =>
  inTransaction(pool, (client) =>
    perform({ client, now: clock.now(), secret, forgetMails, by }, person, command, asked),
  )
