import type { Accepted } from '../engine/campaign/answer.ts'
import type { Pool } from './adapters/postgres.ts'
import type { Clock } from './ports.ts'
import { newToken, tokenHash } from './secret-token.ts'

/** What a visitor without scripts reads after a good submission. */
export type DonePage = { campaign: string; answer: Accepted }

/** Addresses of success pages: random, only their hash is stored, good for 30 minutes. */
export interface DoneTokens {
  issue(page: DonePage): Promise<string>
  /** Null when unknown or older than 30 minutes. */
  find(token: string): Promise<DonePage | null>
}

const life = 30 * 60_000

export const postgresDoneTokens = (pool: Pool, clock: Clock): DoneTokens => ({
  issue: async ({ campaign, answer }) => {
    const token = newToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + life)
    await pool.query(issue, [tokenHash(token), campaign, JSON.stringify(answer), now, expiresAt])
    return token
  },
  find: async (token) => {
    const { rows } = await pool.query<DonePage>(
      'select campaign, answer from done_tokens where token_hash = $1 and expires_at > $2',
      [tokenHash(token), clock.now()],
    )
    return rows[0] ?? null
  },
})

const issue = `
with old as (delete from done_tokens where expires_at <= $4)
insert into done_tokens (token_hash, campaign, answer, created_at, expires_at) values ($1, $2, $3::jsonb, $4, $5)`
