import type { KnownPerson } from '../../engine/campaign/staff/mails.ts'
import type { Pool } from '../adapters/postgres.ts'

export type KnownPeople = (addresses: readonly string[]) => Promise<ReadonlyMap<string, KnownPerson>>

/** By their address as it was typed; of several leads with one address, the newest. */
export const createKnownPeople =
  (pool: Pool): KnownPeople =>
  async (addresses) => {
    const { rows } = await pool.query<KnownPerson & { email: string }>(select, [addresses])
    return new Map(rows.map(({ email, id, name }) => [email, { id, name }]))
  }

const select = `
select distinct on (email) email, id, name from leads where email = any ($1::text[]) order by email, created_at desc`
