import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { suppress } from '../../subscriptions/suppress.ts'
import { audit } from '../commands/audit.ts'
import type { By } from '../commands/command.ts'
import { findByAddress } from '../person/person.ts'

type Deps = { pool: Pool; secret: string }

/** Unsubscribes the address from every coach who knows it. Idempotent. */
export const leaveAll = async (
  { pool, secret }: Deps,
  { addressHash, now, by }: { addressHash: string; now: Date; by: By },
): Promise<void> => {
  const { rows } = await pool.query<{ coach: string }>(selectCoaches, [addressHash])
  // One coach a transaction, as each link of a mail does: no two wait for each other.
  for (const { coach } of rows)
    await inTransaction(pool, async (client) => {
      await suppress(client, { coach, addressHash, reason: 'unsubscribed', now })
      const person = await findByAddress(client, coach, addressHash)
      if (person) await audit({ client, now, secret, by }, person, 'person_left_all')
    })
}

const selectCoaches = `
select coach from leads where address_hash = $1
union select coach from unsubscribe_links where address_hash = $1`
