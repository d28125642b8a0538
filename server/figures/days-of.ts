import type { Period } from '../../engine/campaign/staff/campaigns.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import type { Pool } from '../adapters/postgres.ts'

/** `begins`: midnight in the reader's zone. */
export type Day = { day: string; begins: Date }

/** `campaign`: whose first day "all" begins with. */
type Asked = { campaign: Pick<SiteCampaign, 'id'> | null; period: Period; zone: string; now: Date }

/** The days of a period, the last of them today. Throws `Refused` (bad_query) for a zone that PostgreSQL does not know. */
export const daysOf = async (pool: Pool, { campaign, period, zone, now }: Asked): Promise<Day[]> => {
  const most = period === 'all' ? null : Number(period)
  try {
    const { rows } = await pool.query<Day>(select, [zone, now, most, campaign?.id ?? null])
    return rows
  } catch (error) {
    const isZone = error instanceof Error && 'code' in error && error.code === '22023'
    if (isZone) throw new Refused('bad_query', { message: 'zone: The database does not know it.' })
    throw error
  }
}

const select = `
with span as (
  select ($2::timestamptz at time zone $1::text)::date as last,
    (least(
      $2,
      (select min(hour) from view_counts where campaign = $4),
      (select min(created_at) from submissions where campaign = $4 and state = 'stored')
    ) at time zone $1)::date as first
)
select to_char(day, 'YYYY-MM-DD') as day, day at time zone $1 as begins
from span, generate_series(
  case when $3::int is null then span.first else span.last - ($3 - 1) end::timestamp, span.last, interval '1 day'
) day
order by day`
