import type { Pool } from '../adapters/postgres.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Clock, WithSite } from '../ports.ts'
import { findAgain, resumeMails } from './resume-mails.ts'
import { suppress } from './suppress.ts'

export type Again = { brand: string; state: 'again' | 'resumed' }

export type Unsubscriber = ReturnType<typeof createUnsubscriber>

/** Links never expire. All return the coach's brand, null for an unknown link. */
export const createUnsubscriber = (deps: WithSite & { pool: Pool; clock: Clock }) => {
  // Links outlive the coach's files.
  const brand = (coach: string) => deps.releases.current().site.coaches[coach]?.brand ?? coach
  return {
    brandOf: async (token: string) => {
      const link = await find(deps.pool, token)
      return link && brand(link.coach)
    },
    unsubscribe: async (token: string) => {
      const link = await find(deps.pool, token)
      if (!link) return null
      const now = deps.clock.now()
      await inTransaction(deps.pool, (client) => suppress(client, { ...link, reason: 'unsubscribed', now }))
      return brand(link.coach)
    },
    /** Null also after the person has unsubscribed again. */
    again: async (token: string): Promise<Again | null> => {
      const link = await findAgain(deps.pool, token)
      return link && { brand: brand(link.coach), state: link.state }
    },
    resume: async (token: string): Promise<Again | null> => {
      const link = await findAgain(deps.pool, token)
      if (link?.state === 'again') await resumeMails(deps.pool, token, deps.clock.now())
      return link && { brand: brand(link.coach), state: 'resumed' }
    },
  }
}

const find = async (pool: Pool, token: string) => {
  if (!/^[A-Za-z0-9_-]{24}$/.test(token)) return null
  const { rows } = await pool.query<{ coach: string; addressHash: string }>(
    'select coach, address_hash as "addressHash" from unsubscribe_links where token = $1',
    [token],
  )
  return rows[0] ?? null
}
