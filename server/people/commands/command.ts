import type { Done } from '../../../engine/campaign/staff/person-commands.ts'
import { Refused } from '../../http/refusal.ts'
import type { Database, Person } from '../person/person.ts'

/** Who presses: a member of staff, or "operator" at the command line. */
export type By = { staff: string; ipHash: string | null }

export type Context = {
  client: Database
  now: Date
  secret: string
  by: By
  /** Where mails stay on this machine: deletes those of the address. */
  forgetMails?: ((email: string) => Promise<void>) | undefined
}

/** Changes one person in the caller's transaction. Throws `Refused` with what is wrong. */
export type Command<Asked, Answer = Done> = (
  context: Context,
  person: Person,
  asked: Asked,
) => Promise<Answer>

export const nothingToDo = (...said: string[]): Done => ({ done: false, said, undo: null, lead: null })

export const done = (said: (string | null)[], undo: string | null, lead: string | null = null): Done => ({
  done: true,
  said: said.filter((sentence) => sentence !== null),
  undo,
  lead,
})

/** For the field `field` of what was asked. */
export const refusal = (field: string, message: string): Refused =>
  new Refused('bad_query', { status: 422, message, fields: { [field]: message } })

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
