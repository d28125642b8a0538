import type { Pool } from '../../adapters/postgres.ts'
import type { Clock } from '../../ports.ts'
import type { Staff } from '../try-again.ts'

/** Deletes forms that no person sent; returns how many. What was approved meanwhile stays. */
export const discardQuarantined = async (
  { pool, clock }: { pool: Pool; clock: Clock },
  ids: string[],
  { staff, coaches, ipHash }: Staff,
): Promise<number> => {
  const { rowCount } = await pool.query(discard, [ids, coaches, staff, ipHash, clock.now()])
  return rowCount ?? 0
}

const discard = `
with gone as (
  delete from submissions
  where id = any ($1::uuid[]) and state = 'held' and ($2::text[] is null or coach = any ($2))
  returning id
)
insert into audit_log (actor, action, subject, ip_hash, created_at)
select $3, 'submission_discarded', id, $4, $5 from gone`
