import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { newToken, tokenHash } from '../settings/secret-token.ts'
import type { StaffSession } from './sign-in.ts'

/** The prefix distinguishes it from the publishable key. */
export const isStaffToken = (text: string): boolean => /^staff_[\w-]{32}$/.test(text)

export const newStaffToken = (): string => `staff_${newToken()}`

export const postgresStaffTokens =
  (pool: Pool, clock: Clock) =>
  async (token: string): Promise<StaffSession | null> => {
    const { rows } = await pool.query<StaffSession>(find, [tokenHash(token), clock.now()])
    return rows[0] ?? null
  }

const find = `
update staff_tokens token set last_used_at = $2 from staff_members member
where token.token_hash = $1 and member.email = token.email
returning member.email as staff, member.coach`
