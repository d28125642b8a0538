import type { StaffPerson } from '../../engine/campaign/schema/staff-file.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { newToken, tokenHash } from '../settings/keys.ts'
import type { Device } from './device.ts'
import { memberOf, type Member, type MemberRow } from './member.ts'

export type SignIn = ReturnType<typeof postgresSignIn>

const minute = 60_000
/** Milliseconds. A mail is read soon; the line of a start may be found later. */
export const linkLife = { mailed: 15 * minute, printed: 30 * minute }
export const idleLife = 30 * minute
const sessionLife = 12 * 60 * minute
const mostOpenLinks = 5

/** Anybody with access to the machine that printed the link. */
const operator = 'operator'

type Settings = {
  people: () => readonly StaffPerson[]
  /** Online only people with a name come in. */
  secure: boolean
}

export const postgresSignIn = (pool: Pool, clock: Clock, { people, secure }: Settings) => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)
  const member = (staff: string, row: MemberRow | null): Member | null => {
    if (staff !== operator) return memberOf(people(), staff, row)
    return secure ? null : { staff, role: 'owner', coaches: null }
  }
  return {
    createLink: async (origin: string) => {
      const token = await newLink(pool, { staff: operator, now: clock.now(), life: linkLife.printed })
      return linkOf(origin, token)
    },
    /** Null for an address that may not come in, and where five links are open already. */
    createLinkFor: async (
      email: string,
      origin: string,
    ): Promise<{ link: string; member: Member } | null> => {
      const { rows } = await pool.query<MemberRow & { open: number }>(findAddress, [email, clock.now()])
      const found = member(email, rows[0] ?? null)
      if (!found || (rows[0]?.open ?? 0) >= mostOpenLinks) return null
      const token = await newLink(pool, { staff: email, now: clock.now(), life: linkLife.mailed })
      return { link: linkOf(origin, token), member: found }
    },
    /** Whether anybody could come in. */
    hasStaff: async (): Promise<boolean> =>
      people().length > 0 || (await pool.query('select from staff_members limit 1')).rows.length > 0,
    /** Null for a link that is unknown, used or too old, and for somebody who is no longer on the staff. */
    redeem: async (token: string, { ipHash, browser }: Device) => {
      const cookie = newToken()
      const values = [tokenHash(token), clock.now(), tokenHash(cookie), later(sessionLife), ipHash, browser]
      const { rows } = await pool.query<MemberRow & { staff: string }>(redeem, values)
      const [row] = rows
      return row && member(row.staff, row) ? cookie : null
    },
    /** Signs in whoever is on the staff; null for others. */
    open: async (staff: string, { ipHash, browser }: Device): Promise<string | null> => {
      const { rows } = await pool.query<MemberRow>(findAddress, [staff, clock.now()])
      if (!member(staff, rows[0] ?? null)) return null
      const cookie = newToken()
      const values = [tokenHash(cookie), staff, clock.now(), later(sessionLife), ipHash, browser]
      await pool.query(open, values)
      return cookie
    },
    /** Keeps the session alive; null after 30 idle minutes, 12 hours, a sign-out or the end of the membership. */
    session: async (cookie: string): Promise<Member | null> => {
      const values = [tokenHash(cookie), clock.now(), later(-idleLife)]
      const { rows } = await pool.query<MemberRow & { staff: string }>(session, values)
      const [row] = rows
      return row ? member(row.staff, row) : null
    },
    /** `everywhere`: in every browser of that person. */
    end: async (cookie: string, ipHash: string, everywhere: boolean) => {
      await pool.query(everywhere ? endAll : end, [tokenHash(cookie), clock.now(), ipHash])
    },
  }
}

export const linkOf = (origin: string, token: string) => `${origin}/staff/sign-in?token=${token}`

type NewLink = { staff: string; now: Date; life: number }

export const newLink = async (
  database: Pick<Pool, 'query'>,
  { staff, now, life }: NewLink,
): Promise<string> => {
  const token = newToken()
  await database.query(createLink, [tokenHash(token), staff, now, new Date(now.getTime() + life)])
  return token
}

const createLink = `
with old as (delete from staff_sign_in_links where expires_at <= $3)
insert into staff_sign_in_links (token_hash, staff, created_at, expires_at) values ($1, $2, $3, $4)`

const findAddress = `
select member.role, member.coach,
  (select count(*)::int from staff_sign_in_links where staff = $1 and used_at is null and expires_at > $2) as open
from (select $1::text as email) given left join staff_members member using (email)`

// Wrong links leave one line a visitor in ten minutes: guessing them is hopeless, but somebody tries.
const redeem = `
with link as (
  update staff_sign_in_links set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2
  returning staff
),
old as (delete from staff_sessions where expires_at <= $2),
refused as (
  insert into audit_log (actor, action, ip_hash, created_at)
  select 'unknown', 'sign_in_refused', $5, $2
  where not exists (select from link) and not exists (
    select from audit_log known
    where known.action = 'sign_in_refused' and known.ip_hash = $5 and known.created_at > $2 - interval '10 minutes')
),
audit as (
  insert into audit_log (actor, action, ip_hash, created_at) select staff, 'signed_in', $5, $2 from link
),
opened as (
  insert into staff_sessions (token_hash, staff, browser, last_seen_at, expires_at, created_at)
  select $3, staff, $6, $2, $4, $2 from link
)
select link.staff, member.role, member.coach from link left join staff_members member on member.email = link.staff`

const open = `
with audit as (
  insert into audit_log (actor, action, ip_hash, details, created_at)
  values ($2, 'signed_in', $5, '{"by": "passkey"}'::jsonb, $3)
)
insert into staff_sessions (token_hash, staff, browser, last_seen_at, expires_at, created_at)
values ($1, $2, $6, $3, $4, $3)`

const session = `
with seen as (
  update staff_sessions set last_seen_at = $2
  where token_hash = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3
  returning staff
)
select seen.staff, member.role, member.coach from seen left join staff_members member on member.email = seen.staff`

const end = `
with session as (
  update staff_sessions set ended_at = $2 where token_hash = $1 and ended_at is null returning staff
)
insert into audit_log (actor, action, ip_hash, created_at) select staff, 'signed_out', $3, $2 from session`

const endAll = `
with own as (select staff from staff_sessions where token_hash = $1 and ended_at is null),
sessions as (
  update staff_sessions set ended_at = $2 from own where staff_sessions.staff = own.staff and ended_at is null
),
links as (
  update staff_sign_in_links set used_at = $2 from own where staff_sign_in_links.staff = own.staff and used_at is null
)
insert into audit_log (actor, action, ip_hash, created_at) select staff, 'signed_out_everywhere', $3, $2 from own`
