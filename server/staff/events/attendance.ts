import type { Pool } from '../../adapters/postgres.ts'
import type { Clock } from '../../ports.ts'
import type { Staff } from '../try-again.ts'

type Asked = { event: string; guest: string; isHere: boolean }

/** When the guest was ticked off; null: is not here. Undefined: has no seat (any more). A change is audited. */
export const setAttendance = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  { event, guest, isHere }: Asked,
  by: Staff,
): Promise<Date | null | undefined> => {
  const values = [guest, event, isHere, clock.now(), by.staff, by.ipHash]
  const { rows } = await pool.query<{ here: Date | null }>(statement, values)
  return rows[0]?.here
}

// The first tick counts. Whoever ticks second finds it done; the row may be older than what another press just wrote.
const statement = `
with changed as (
  update registrations set attended_at = case when $3 then $4::timestamptz end
  where id = $1::uuid and event = $2 and (attended_at is not null) <> $3
  returning id, attended_at
),
audit as (
  insert into audit_log (actor, action, subject, ip_hash, details, created_at)
  select $5, case when $3 then 'guest_ticked' else 'guest_unticked' end, $2, $6,
         jsonb_build_object('registration', changed.id), $4
  from changed
)
select case when $3 then coalesce(changed.attended_at, known.attended_at, $4) end as here
from registrations known left join changed on changed.id = known.id
where known.id = $1::uuid and known.event = $2`
