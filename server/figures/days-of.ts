import { daysOfPeriod, type Period } from '../../engine/campaign/staff/period.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { Refused } from '../http/refusal.ts'
import type { Pool } from '../adapters/postgres.ts'

/** `begins`, `ends`: midnights in the reader's zone. */
export type Day = { day: string; begins: Date; ends: Date }

/** `campaign`: whose first day "all" begins with. */
type Asked = { campaign: Pick<SiteCampaign, 'id'> | null; period: Period; zone: string; now: Date }

/** The days of a period up to today. Throws `Refused` (bad_query) for a zone that PostgreSQL does not know. */
export const daysOf = async (pool: Pool, { campaign, period, zone, now }: Asked): Promise<Day[]> => {
  try {
    const today = (await pool.query<{ today: string }>(selectToday, [zone, now])).rows[0]?.today ?? ''
    const { from = null, to = today } = daysOfPeriod(period, today)
    const values = [zone, now, campaign?.id ?? null, from, to < today ? to : today]
    const { rows } = await pool.query<Day>(select, values)
    return rows
  } catch (error) {
    const isZone = error instanceof Error && 'code' in error && error.code === '22023'
    if (isZone) throw new Refused('bad_query', { message: 'zone: The database does not know it.' })
    throw error
  }
}

const selectToday = `select to_char($2::timestamptz at time zone $1::text, 'YYYY-MM-DD') as today`

const select = `
with first as (
  select coalesce($4::date, (least(
    $2::timestamptz,
    (select min(hour) from view_counts where campaign = $3),
    (select min(created_at) from submissions where campaign = $3 and state = 'stored')
  ) at time zone $1::text)::date) as day
)
select to_char(each, 'YYYY-MM-DD') as day, each at time zone $1 as begins, (each + interval '1 day') at time zone $1 as ends
from first, generate_series(first.day::timestamp, $5::date, interval '1 day') each
order by each`
