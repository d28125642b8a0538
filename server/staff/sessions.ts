import type { Pool } from '../adapters/postgres.ts'
import type { Clock } from '../ports.ts'
import { tokenHash } from '../settings/keys.ts'
import { idleLife } from './sign-in.ts'

export type Sessions = ReturnType<typeof postgresSessions>

type Session = { id: string; browser: string | null; firstAt: Date; lastAt: Date; isThis: boolean }
type Person = { staff: string; ipHash: string }

/** A person's signed-in browsers. */
export const postgresSessions = (pool: Pool, clock: Clock) => {
  const times = () => [clock.now(), new Date(clock.now().getTime() - idleLife)]
  return {
    /** `cookie`: of the browser that asks. */
    list: async (staff: string, cookie: string): Promise<Session[]> =>
      (await pool.query<Session>(list, [staff, ...times(), tokenHash(cookie)])).rows,
    /** False: this person has no such session, or it has ended. */
    end: async ({ staff, ipHash }: Person, id: string): Promise<boolean> =>
      (await pool.query(end, [staff, ...times(), id, ipHash])).rows.length > 0,
  }
}

const open = 'staff = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3'

const list = `
select id, browser, created_at as "firstAt", last_seen_at as "lastAt", token_hash = $4 as "isThis"
from staff_sessions where ${open} order by last_seen_at desc, created_at desc`

const end = `
with session as (update staff_sessions set ended_at = $2 where ${open} and id = $4 returning browser)
insert into audit_log (actor, action, ip_hash, details, created_at)
select $1, 'signed_out', $5, jsonb_build_object('browser', browser), $2 from session
returning id`
