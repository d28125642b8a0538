import type { Pool } from '../../adapters/postgres.ts'
import { inTransaction } from '../../db/transaction.ts'
import { giveBack } from '../../events/seats.ts'
import type { Clock } from '../../ports.ts'
import { seatToken } from '../../settings/keys.ts'
import type { Staff } from '../try-again.ts'

type Deps = { pool: Pool; clock: Clock; secret: string }

/** Gives a guest's seat back, as the guest's own link does. False: it was free already. Audited. */
export const freeSeat = async (
  { pool, clock, secret }: Deps,
  { event, guest }: { event: string; guest: string },
  by: Staff,
): Promise<boolean> => {
  const { rows } = await pool.query<{ token: string | null; email: string }>(
    'select cancel_token as token, email from registrations where id = $1 and event = $2',
    [guest, event],
  )
  const seat = rows[0]
  if (!seat) return false
  const token = seat.token ?? seatToken(secret, event, seat.email)
  const now = clock.now()
  return inTransaction(pool, async (client) => {
    if (!(await giveBack(client, { column: 'id', value: guest, token }, now))) return false
    await client.query(audit, [by.staff, event, by.ipHash, guest, now])
    return true
  })
}

const audit = `
insert into audit_log (actor, action, subject, ip_hash, details, created_at)
values ($1, 'seat_freed', $2, $3, jsonb_build_object('registration', $4::text), $5)`
