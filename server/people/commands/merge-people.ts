import type { MergePeople } from '../../../engine/campaign/staff/person-commands.ts'
import { whySuppressed } from '../../db/why-suppressed.ts'
import { addressHash } from '../../settings/keys.ts'
import { findByAddress, leadIds, type Person, type PersonLead } from '../person/person.ts'
import { goneBefore } from '../person/gone-leads.ts'
import { audit } from './audit.ts'
import { counted, done, nothingToDo, refusal, type Command } from './command.ts'
import { validAddress } from './fix-address.ts'
import { lockPerson } from './lock-person.ts'
import { mergeLeads } from './merge-leads.ts'
import { moveAddress } from './move-address.ts'
import { alreadyLeaving, stopRunningMails } from './stop-running-mails.ts'

/**
 * Moves everything of another address of the coach to this person, who keeps the address. Where both signed up to one campaign, the
 * older lead stays.
 */
export const mergePeople: Command<MergePeople> = async (context, person, asked) => {
  const { client, secret } = context
  const { coach } = person
  const email = validAddress(asked.email)
  if (email === person.email) return nothingToDo('This is the address of the person already.')
  const known = await findByAddress(client, coach, addressHash(secret, email))
  const other = known && (await lockPerson(context, known))
  if (!other) throw refusal('email', 'Nobody of this coach has this address.')
  const leaving = await stopRunningMails(context, leadIds(other))
  const pairs = pairsOf(person, other)
  const lost = { journeys: 0, seats: 0 }
  for (const pair of pairs) {
    const { journeys, seats } = await mergeLeads(context, { kept: pair.kept.id, gone: pair.gone.id })
    lost.journeys += journeys
    lost.seats += seats
  }
  const gone = pairs.map((pair) => pair.gone.id)
  const left = [...person.leads, ...other.leads]
    .filter(({ id }) => !gone.includes(id))
    .toSorted((one, two) => one.createdAt.getTime() - two.createdAt.getTime())
  const merged: Person = { ...person, leads: left }
  const reason = await moveAddress(context, { coach, leads: leadIds(merged), from: other, to: person })
  // What staff did to a lead that is gone still belongs to the person.
  await audit(context, merged, 'person_merged', {
    gone: [...gone, ...(await goneBefore(client, [...gone, ...leadIds(merged)]))],
  })
  return done(
    [
      `${counted(other.leads.length, 'sign-up')} of ${email} moved here; emails go to ${person.email}.`,
      pairs.length > 0 ? `${counted(pairs.length, 'campaign')} had both: the older sign-up stayed.` : null,
      lost.journeys > 0
        ? `${counted(lost.journeys, 'journey')} had both: the one that was further on goes on.`
        : null,
      lost.seats > 0 ? `${counted(lost.seats, 'seat')} they had twice went back to the event.` : null,
      alreadyLeaving(leaving, `for ${email}`),
      reason && `No email leaves to it: ${whySuppressed[reason]}`,
    ],
    null,
    left[0]?.id ?? null,
  )
}

type Pair = { kept: PersonLead; gone: PersonLead }

/** Leads of one campaign, of which one stays. */
const pairsOf = (person: Person, other: Person): Pair[] =>
  other.leads.flatMap((lead) => {
    const own = person.leads.find(({ campaignId }) => campaignId === lead.campaignId)
    if (!own) return []
    return [own.createdAt <= lead.createdAt ? { kept: own, gone: lead } : { kept: lead, gone: own }]
  })
