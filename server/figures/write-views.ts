import type { Pool } from '../adapters/postgres.ts'

export type Counted = { campaign: string; hour: Date; source: string; views: number; starts: number }

/** Sources of one campaign on one day (UTC); so nobody fills the table by making them up. */
export const mostSources = 200

/** Adds to what is counted, in one statement. */
export const writeViews = async (pool: Pool, sums: Counted[]): Promise<void> => {
  await pool.query(statement, [
    sums.map(({ campaign }) => campaign),
    sums.map(({ hour }) => hour),
    sums.map(({ source }) => source),
    sums.map(({ views }) => views),
    sums.map(({ starts }) => starts),
    mostSources,
  ])
}

// All processes lock rows in one order: no deadlocks.
const statement = `
with given as (
  select *, date_trunc('day', hour, 'UTC') as day
  from unnest($1::text[], $2::timestamptz[], $3::text[], $4::int[], $5::int[]) sum (campaign, hour, source, views, starts)
),
known as (
  select distinct given.campaign, given.day, counted.source
  from (select distinct campaign, day from given) given
  join view_counts counted on counted.campaign = given.campaign
    and counted.hour >= given.day and counted.hour < given.day + interval '24 hours'
),
newcomer as (
  select campaign, day, source,
    row_number() over (partition by campaign, day order by source)
      + (select count(*) from known where known.campaign = given.campaign and known.day = given.day) as rank
  from (select distinct campaign, day, source from given) given
  where not exists (
    select from known where (known.campaign, known.day, known.source) = (given.campaign, given.day, given.source))
),
bounded as (
  select campaign, hour, case when newcomer.rank > $6::int then 'other' else source end as source, views, starts
  from given left join newcomer using (campaign, day, source)
)
insert into view_counts as total (coach, campaign, hour, source, views, starts)
select split_part(campaign, '/', 1), campaign, hour, source, sum(views), sum(starts)
from bounded group by campaign, hour, source order by campaign, hour, source
on conflict (campaign, hour, source) do update
  set views = total.views + excluded.views, starts = total.starts + excluded.starts`
