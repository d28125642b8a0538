import type { Client, Pool } from '../adapters/postgres.ts'
import { tokenHash, newToken } from '../settings/keys.ts'
import type { Clock } from '../ports.ts'
import type { StaffSession } from './sign-in.ts'

type Database = Pick<Client, 'query'>

export type Member = { email: string; coach: string | null; tokens: number }

/** Open sessions keep their rights. */
export const addMember = (client: Database, email: string, coach: string | null) =>
  client.query(
    `with member as (
       insert into staff_members (email, coach) values ($1, $2)
       on conflict (email) do update set coach = excluded.coach returning email
     )
     insert into audit_log (actor, action, subject, details)
     select 'operator', 'staff_added', email, jsonb_build_object('coach', $2::text) from member`,
    [email, coach],
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

export const addToken = async (client: Database, email: string): Promise<string | null> => {
  const token = newStaffToken()
  const { rows } = await client.query(
    `with token as (
       insert into staff_tokens (token_hash, email) select $1, email from staff_members where email = $2 returning email
     )
     insert into audit_log (actor, action, subject) select 'operator', 'staff_token_made', email from token
     returning subject`,
    [tokenHash(token), email],
  )
  return rows.length > 0 ? token : null
}

export const listMembers = async (client: Database): Promise<Member[]> => {
  const { rows } = await client.query<Member>(
    `select email, coach, (select count(*)::int from staff_tokens where email = member.email) as tokens
     from staff_members member order by email`,
  )
  return rows
}

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
