import type { Client, Pool } from '../adapters/postgres.ts'
import { tokenHash, newToken } from '../settings/keys.ts'
import type { Clock } from '../ports.ts'
import type { StaffPerson, StaffRole } from '../../engine/campaign/schema/staff-file.ts'
import { memberOf, type Member, type MemberRow } from './member.ts'

type Database = Pick<Client, 'query'>

export type AddedMember = { email: string; role: StaffRole; coach: string | null; tokens: number }

/** Takes effect at the next request. */
export const addMember = (client: Database, { email, role, coach }: Omit<AddedMember, 'tokens'>) =>
  client.query(
    `with member as (
       insert into staff_members (email, coach, role) values ($1, $2, $3)
       on conflict (email) do update set coach = excluded.coach, role = excluded.role returning email
     )
     insert into audit_log (actor, action, subject, details)
     select 'operator', 'staff_added', email, jsonb_build_object('coach', $2::text, 'role', $3::text) from member`,
    [email, coach, role],
  )

/** Ends their sessions and tokens. False where there is no such member. */
export const removeMember = async (client: Database, email: string): Promise<boolean> => {
  const { rows } = await client.query(
    `with member as (delete from staff_members where email = $1 returning email),
     sessions as (
       update staff_sessions set ended_at = now() from member where staff = member.email and ended_at is null
     ),
     links as (
       update staff_sign_in_links set used_at = now() from member where staff = member.email and used_at is null
     )
     insert into audit_log (actor, action, subject) select 'operator', 'staff_removed', email from member
     returning subject`,
    [email],
  )
  return rows.length > 0
}

/** Ends all sessions and open links of an address. */
export const signOutEverywhere = (client: Database, email: string) =>
  client.query(
    `with sessions as (update staff_sessions set ended_at = now() where staff = $1 and ended_at is null),
     links as (update staff_sign_in_links set used_at = now() where staff = $1 and used_at is null)
     insert into audit_log (actor, action, subject) values ('operator', 'signed_out_everywhere', $1)`,
    [email],
  )

/** Milliseconds. */
const tokenLife = 365 * 24 * 3_600_000

export const addToken = async (client: Database, email: string, now: Date): Promise<string | null> => {
  const token = newStaffToken()
  const { rows } = await client.query(
    `with token as (
       insert into staff_tokens (token_hash, email, expires_at)
       select $1, email, $3 from staff_members where email = $2 returning email
     )
     insert into audit_log (actor, action, subject) select 'operator', 'staff_token_made', email from token
     returning subject`,
    [tokenHash(token), email, new Date(now.getTime() + tokenLife)],
  )
  return rows.length > 0 ? token : null
}

export const listMembers = async (client: Database): Promise<AddedMember[]> => {
  const { rows } = await client.query<AddedMember>(
    `select email, role, coach, (select count(*)::int from staff_tokens where email = member.email) as tokens
     from staff_members member order by email`,
  )
  return rows
}

export const isStaffToken = (text: string): boolean => /^staff_[\w-]{32}$/.test(text)

export const newStaffToken = (): string => `staff_${newToken()}`

export const postgresStaffTokens =
  (pool: Pool, clock: Clock, people: () => readonly StaffPerson[]) =>
  async (token: string): Promise<Member | null> => {
    const { rows } = await pool.query<MemberRow & { staff: string }>(find, [tokenHash(token), clock.now()])
    const [row] = rows
    return row ? memberOf(people(), row.staff, row) : null
  }

const find = `
update staff_tokens token set last_used_at = $2 from staff_members member
where token.token_hash = $1 and member.email = token.email and (token.expires_at is null or token.expires_at > $2)
returning member.email as staff, member.coach, member.role`
