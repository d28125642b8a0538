import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock, WithSite } from '../ports.ts'
import type { Context } from './commands/command.ts'
import { eraseHere } from './commands/erase-person.ts'
import { perform } from './commands/perform.ts'
import { findByAddress } from './person/person.ts'

type Deps = WithSite & Pick<Context, 'secret' | 'forgetMails'> & { pool: Pool; clock: Clock }

const batch = 100

/** Erases people whose last form, mail or event with a coach is longer ago than its `retention`; a mailing list keeps whom it has. Stops early once `mayGoOn` returns false. */
export const expirePeople = async (deps: Deps, mayGoOn = () => true): Promise<void> => {
  for (const { slug, retention } of Object.values(deps.releases.current().site.coaches)) {
    if (retention === undefined) continue
    const since = timeBefore(deps.clock.now(), retention)
    // People who stay in spite of it do not keep it busy.
    for (let left = batch; left === batch && mayGoOn(); left = await expireSome(deps, slug, since));
  }
}

/** `retention`: such as "24 months". */
export const timeBefore = (now: Date, retention: string): Date => {
  const [count = '', unit = ''] = retention.split(' ')
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - Number(count) * (unit.startsWith('year') ? 12 : 1))
  return before
}

const expireSome = async (
  { pool, clock, secret, forgetMails }: Deps,
  coach: string,
  since: Date,
): Promise<number> => {
  const { rows } = await pool.query<{ addressHash: string }>(selectSilent, [coach, since, null, batch])
  let erased = 0
  for (const { addressHash } of rows)
    await inTransaction(pool, async (client) => {
      const person = await findByAddress(client, coach, addressHash)
      if (!person) return
      const by = { staff: 'retention', ipHash: null }
      const context = { client, now: clock.now(), secret, forgetMails, by }
      await perform(
        context,
        person,
        async (locked, { email, ...known }) => {
          // Somebody may have come back meanwhile; with the locks of the person nobody can any more.
          const { rowCount } = await client.query(selectSilent, [coach, since, addressHash, 1])
          if (rowCount === 0) return
          await eraseHere(locked, { email, ...known }, { email })
          erased += 1
        },
        undefined,
      )
    })
  return erased
}

const selectSilent = `
select distinct lead.address_hash as "addressHash" from leads lead
where lead.coach = $1 and lead.created_at < $2 and ($3::text is null or lead.address_hash = $3)
  and not exists (
    select from leads any_lead
    left join user_journeys journey on journey.lead_id = any_lead.id
    left join registrations place on place.lead_id = any_lead.id
    left join events event on event.id = place.event
    where any_lead.coach = $1 and any_lead.address_hash = lead.address_hash
      and (any_lead.updated_at >= $2 or journey.updated_at >= $2 or event.ends_at >= $2))
limit $4`
