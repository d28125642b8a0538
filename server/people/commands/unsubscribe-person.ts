import { suppress } from '../../subscriptions/suppress.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import { audit } from './audit.ts'
import { done, nothingToDo, type Command } from './command.ts'
import { suppressionOf } from './resume-journey.ts'

/** What the person's own link does: journeys stop, mails that wait are cancelled, mailing lists are left. */
export const unsubscribePerson: Command<object> = async (context, person) => {
  const { client, now } = context
  const known = await suppressionOf(context, person)
  if (known) return nothingToDo(whySuppressed[known])
  const { coach, addressHash } = person
  await suppress(client, { coach, addressHash, reason: 'unsubscribed', now })
  await audit(context, person, 'person_unsubscribed')
  return done(
    [
      'No email of this coach leaves to this address any more.',
      'Journeys have stopped, and emails that waited are cancelled.',
    ],
    'Only the person can: by signing up again and pressing the button of the email that then asks.',
  )
}
