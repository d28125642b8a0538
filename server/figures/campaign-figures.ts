import type { CampaignFigures } from '../../engine/campaign/staff/campaigns.ts'
import { changedParts } from '../../engine/campaign/release/campaign-version.ts'
import type { Period } from '../../engine/campaign/staff/period.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import { rowIdsOf } from '../db/dated-campaigns.ts'
import type { Pool } from '../adapters/postgres.ts'
import { daysOf, type Day } from './days-of.ts'

type Asked = { campaign: SiteCampaign; period: Period; zone: string; now: Date }

type Figures = Pick<CampaignFigures, 'funnel' | 'days' | 'sources' | 'changes'>

/** What came of a campaign in whole days of the reader's zone. Throws `Refused` (bad_query) for a zone PostgreSQL does not know. */
export const campaignFigures = async (pool: Pool, asked: Asked): Promise<Figures> => {
  const { campaign } = asked
  const days = await daysOf(pool, asked)
  const from = days[0]?.begins ?? asked.now
  const until = days.at(-1)?.ends ?? asked.now
  const begins = days.map((day) => day.begins)
  const [views, sent, sentBy, mails, changes] = await Promise.all([
    pool.query<Part>(countViews, [campaign.id, from, begins, until]),
    pool.query<Part>(countDays, [campaign.id, begins, until]),
    pool.query<Part>(countSources, [campaign.id, from, until]),
    pool.query<Mails>(countMails, [campaign.id, from, campaign.coach, until]),
    pool.query<Changed>(selectChanges, [campaign.id, from, until]),
  ])
  const parts = [...views.rows, ...sent.rows, ...sentBy.rows]
  const { accepted = 0, bounces = 0 } = mails.rows[0] ?? {}
  const byDay = perDay(days, parts)
  return {
    funnel: { ...sumOf(byDay), accepted, bounces },
    days: byDay,
    sources: perSource(parts),
    changes: changes.rows.map(({ at, release, version, before }) => ({
      at: at.toISOString(),
      release,
      parts: changedParts(before, version),
    })),
  }
}

/** `before`: the version until then; empty: none is known. */
type Changed = { at: Date; release: string; version: string; before: string }

/** Counts of one day, or of one source. `day`: its place among the days, from 1. */
type Part = {
  isDay: boolean
  day: number | null
  source: string | null
  views?: number
  starts?: number
  submissions?: number
}
type Mails = { accepted: number; bounces: number }
type Sums = { views: number; starts: number; submissions: number }

const perDay = (days: Day[], parts: Part[]) => {
  const sums = days.map(({ day }) => ({ day, views: 0, starts: 0, submissions: 0 }))
  for (const part of parts) {
    const sum = part.isDay ? sums[Math.max(0, (part.day ?? 1) - 1)] : undefined
    if (sum) addTo(sum, part)
  }
  return sums
}

const perSource = (parts: Part[]) => {
  const sums = new Map<string | null, Sums & { source: string | null }>()
  for (const part of parts.filter(({ isDay }) => !isDay)) {
    const { source } = part
    const sum = sums.get(source) ?? { source, views: 0, starts: 0, submissions: 0 }
    addTo(sum, part)
    sums.set(source, sum)
  }
  return [...sums.values()].toSorted(
    (one, other) => other.views - one.views || other.submissions - one.submissions,
  )
}

const addTo = (sum: Sums, { views = 0, starts = 0, submissions = 0 }: Partial<Sums>) => {
  sum.views += views
  sum.starts += starts
  sum.submissions += submissions
}

const sumOf = (days: Sums[]): Sums => {
  const sum = { views: 0, starts: 0, submissions: 0 }
  for (const day of days) addTo(sum, day)
  return sum
}

// An hour belongs to the day that it begins in.
const countViews = `
select grouping(source) = 1 as "isDay", day, source, sum(views)::int as views, sum(starts)::int as starts
from (
  select width_bucket(hour, $3::timestamptz[]) as day, source, views, starts from view_counts
  where campaign = $1 and hour >= $2 and hour < $4
) counted
group by grouping sets ((day), (source))`

// Two passes over an index cost less than sorting the rows for one.
const countDays = `
select true as "isDay", place::int as day, null as source, (
  select count(*)::int from submissions
  where campaign = $1 and state = 'stored' and created_at >= begins and created_at < coalesce(ends, $3::timestamptz)
) as submissions
from unnest($2::timestamptz[], ($2::timestamptz[])[2:]) with ordinality day (begins, ends, place)`

const countSources = `
select false as "isDay", null as day, source, count(*)::int as submissions from submissions
where campaign = $1 and state = 'stored' and created_at >= $2 and created_at < $3
group by source`

const countMails = `
select
  (select count(*)::int from step_runs
   where campaign = $1 and state = 'sent' and email is not null and sent_at >= $2 and sent_at < $4) as accepted,
  (select count(*)::int from suppressions gone
   where coach = $3 and reason = 'refused' and created_at >= $2 and created_at < $4 and exists (
     select from leads where leads.address_hash = gone.address_hash and leads.coach = gone.coach
       and leads.campaign_id = any (${rowIdsOf('$1')}))) as bounces`

const selectChanges = `
select * from (
  select live_at as at, release, version, lag(version, 1, '') over (order by live_at) as before
  from campaign_changes where campaign = $1 and live_at < $3
) known
where at >= $2 order by at desc limit 200`
