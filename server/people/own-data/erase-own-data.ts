import { randomUUID } from 'node:crypto'
import { Refused } from '../../http/refusal.ts'
import { composedForCoach } from '../../pipeline/mail/compose-mail.ts'
import { suppress } from '../../subscriptions/suppress.ts'
import type { Command } from '../commands/command.ts'
import { alwaysByHand, erasePerson } from '../commands/erase-person.ts'
import type { Person } from '../person/person.ts'
import { send, type MailDeps } from './mail-own-data-link.ts'

/** What `npm run person -- erase` does, and nobody writes to the address again. Returns whether the coach was asked to delete copies. */
export const eraseOwnData =
  (deps: MailDeps): Command<object, { isElsewhere: boolean }> =>
  async (context, person) => {
    const { coach, addressHash, email } = person
    await suppress(context.client, { coach, addressHash, reason: 'unsubscribed', now: context.now })
    const { byHand } = await erasePerson(context, person, { email })
    const copies = byHand.filter((line) => !alwaysByHand.includes(line))
    if (copies.length > 0) await askCoach(deps, person, copies)
    return { isElsewhere: copies.length > 0 }
  }

/** Before anything is erased for good: once it is, nobody knows who has to be deleted elsewhere. */
const askCoach = async (deps: MailDeps, { coach, email }: Person, copies: string[]) => {
  const owner = deps.releases.current().site.coaches[coach]
  if (!owner) return
  const mail = composedForCoach(owner, randomUUID(), {
    subject: 'Somebody has erased their data: please delete the copies',
    lines: [
      `${email} has erased everything that this site had stored for ${owner.brand}. The law gives everybody this right.`,
      'What had left the site before is for you to delete:',
      ...copies.map((line) => `- ${line}`),
      'Then delete this email, too.',
    ],
  })
  if (!(await send(deps, mail))) throw new Refused('step_failed')
}
