import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { newToken, tokenHash } from '../settings/keys.ts'

export type StaffSession = { staff: string; coach: string | null }

export type SignIn = ReturnType<typeof postgresSignIn>

const minute = 60_000
const linkLife = 30 * minute
const idleLife = 30 * minute
const sessionLife = 12 * 60 * minute

/** Anybody with access to the machine that printed the link. */
const operator = 'operator'

export const postgresSignIn = (pool: Pool, clock: Clock) => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  return {
    createLink: async (origin: string) => {
      const token = newToken()
      await pool.query(createLink, [tokenHash(token), operator, clock.now(), later(linkLife)])
      return `${origin}/staff/sign-in?token=${token}`
    },
    /** Null for a link that is unknown, used or too old. */
    redeem: async (token: string, ipHash: string) => {
      const cookie = newToken()
      const { rows } = await pool.query(redeem, [
        tokenHash(token),
        clock.now(),
        tokenHash(cookie),
        later(sessionLife),
        ipHash,
      ])
      return rows.length > 0 ? cookie : null
    },
    /** Keeps the session alive; null after 30 idle minutes, 12 hours or a sign-out. */
    session: async (cookie: string) => {
      const { rows } = await pool.query<StaffSession>(session, [
        tokenHash(cookie),
        clock.now(),
        later(-idleLife),
      ])
      return rows[0] ?? null
    },
    end: async (cookie: string, ipHash: string) => {
      await pool.query(end, [tokenHash(cookie), clock.now(), ipHash])
    },
  }
}

const createLink = `
with old as (delete from staff_sign_in_links where expires_at <= $3)
insert into staff_sign_in_links (token_hash, staff, created_at, expires_at) values ($1, $2, $3, $4)`

const redeem = `
with link as (
  update staff_sign_in_links set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2
  returning staff, coach
),
old as (delete from staff_sessions where expires_at <= $2),
audit as (
  insert into audit_log (actor, action, ip_hash, created_at) select staff, 'signed_in', $5, $2 from link
)
insert into staff_sessions (token_hash, staff, coach, last_seen_at, expires_at, created_at)
select $3, staff, coach, $2, $4, $2 from link
returning staff`

const session = `
update staff_sessions set last_seen_at = $2
where token_hash = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3
returning staff, coach`

const end = `
with session as (
  update staff_sessions set ended_at = $2 where token_hash = $1 and ended_at is null returning staff
)
insert into audit_log (actor, action, ip_hash, created_at) select staff, 'signed_out', $3, $2 from session`
