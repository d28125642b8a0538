import type { Bounce } from '../../../engine/campaign/staff/queue/bounces.ts'
import type { Pool } from '../../adapters/postgres.ts'
import type { Coaches } from '../../people/coaches.ts'
import { readCursor, type Position } from '../../people/lead-position.ts'
import { brandOf } from '../../people/names.ts'
import { maskAddresses } from '../../pipeline/mask-addresses.ts'
import type { Words } from './in-words.ts'
import { createValues, exactMoment, pageOf, pageSize } from './page.ts'
import { personJson } from './person-json.ts'

type Asked = { cursor?: string; size?: number }

type Row = Omit<Bounce, 'brand'>

/** SQL: the condition of the index suppressions_bounced. */
export const isBounce = `reason in ('refused', 'complaint')`

/** Complaints, then addresses that a provider refused for good, each the newest first. */
export const listBounces = async (
  { pool, words }: { pool: Pool; words: Words },
  coaches: Coaches,
  { cursor, size = pageSize }: Asked,
) => {
  const { values, bind } = createValues()
  const isOfCoach = coaches === null ? '' : ` and coach = any (${bind(coaches)}::text[])`
  const next = cursor === undefined ? '' : ` and ${order} < ${placeOf(readCursor(cursor), bind)}`
  const { rows } = await pool.query<Row>(select(`${isBounce}${isOfCoach}${next}`, size + 1), values)
  return pageOf(
    rows.map((row) => ({
      ...row,
      brand: brandOf(words.site, row.coach),
      said: row.said && maskAddresses(row.said),
    })),
    size,
  )
}

/** SQL, with columns of suppressions; as the index suppressions_listed has them. */
const order = `((reason = 'complaint'), created_at, id)`

/** SQL: where a page ended; its last row may be gone since. */
const placeOf = ({ at, id }: Position, bind: (value: unknown) => string): string => {
  const row = `${bind(id)}::uuid`
  const isComplaint = `exists (select 1 from suppressions last where last.id = ${row} and last.reason = 'complaint')`
  return `(${isComplaint}, ${bind(at)}::timestamptz, ${row})`
}

// What was said of the mail that bounced last; a service that reports bounces later says nothing more.
const select = (where: string, most: number) => `
with page as (
  select * from suppressions where ${where}
  order by (reason = 'complaint') desc, created_at desc, id desc limit ${most}
)
select page.id, ${exactMoment('page.created_at')} as at, page.coach, page.reason, ${personJson('lead')} as person, seat.title as seat, mail.said
from page
left join lateral (
  select * from leads where leads.address_hash = page.address_hash and leads.coach = page.coach
  order by created_at desc limit 1
) lead on true
left join lateral (
  select coalesce(event.title, event.id) as title
  from leads known join registrations guest on guest.lead_id = known.id join events event on event.id = guest.event
  where known.address_hash = page.address_hash and known.coach = page.coach and event.status = 'planned'
    and (event.ends_at is null or event.ends_at > now())
  order by event.starts_at limit 1
) seat on true
left join lateral (
  select coalesce(run.last_error_detail, delivery.error) as said
  from leads known join step_runs run on run.lead_id = known.id join delivery_log delivery on delivery.step_run_id = run.id
  where page.reason = 'refused' and known.address_hash = page.address_hash and known.coach = page.coach
    and delivery.status = 'failed' and run.state in ('failed', 'sent', 'unknown')
  order by delivery.updated_at desc limit 1
) mail on true
order by (page.reason = 'complaint') desc, page.created_at desc, page.id desc`
