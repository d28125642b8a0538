import type { Accepted } from '../../engine/campaign/form/answer.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { newToken, tokenHash } from '../settings/keys.ts'

export type DonePage = { campaign: string; answer: Accepted; email?: string }

export interface DoneTokens {
  issue(page: DonePage): Promise<string>
  find(token: string): Promise<DonePage | null>
}

const life = 30 * 60_000

export const postgresDoneTokens = (pool: Pool, clock: Clock): DoneTokens => ({
  issue: async ({ campaign, answer, email = null }) => {
    const token = newToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + life)
    await pool.query(issue, [tokenHash(token), campaign, JSON.stringify(answer), email, now, expiresAt])
    return token
  },
  find: async (token) => {
    const { rows } = await pool.query<{ campaign: string; answer: Accepted; email: string | null }>(
      'select campaign, answer, email from done_tokens where token_hash = $1 and expires_at > $2',
      [tokenHash(token), clock.now()],
    )
    const row = rows[0]
    if (!row) return null
    const { campaign, answer, email } = row
    return { campaign, answer, ...(email !== null && { email }) }
  },
})

const issue = `
insert into done_tokens (token_hash, campaign, answer, email, created_at, expires_at)
values ($1, $2, $3::jsonb, $4, $5, $6)`
