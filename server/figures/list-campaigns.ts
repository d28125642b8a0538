import type { CampaignRow } from '../../engine/campaign/staff/campaigns.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { brandOf, pageUrl } from '../people/names.ts'
import { daysOf } from './days-of.ts'

type Asked = { coaches: Coaches; q: string; page: number; zone: string; now: Date }

const size = 100

/**
 * Every campaign of the site, whether it is live or not; most views first. It counts the days that the page of a campaign
 * counts. Throws `Refused` (bad_query) for a zone that PostgreSQL does not know.
 */
export const listCampaigns = async (
  { pool, site, publicOrigin }: { pool: Pool; site: ServedSite; publicOrigin: string },
  { coaches, q, page, zone, now }: Asked,
): Promise<{ rows: CampaignRow[]; total: number; days: number[] }> => {
  const word = q.toLowerCase()
  const found = Object.values(site.campaigns).filter(
    ({ id, coach, name, path }) =>
      sees(coaches, coach) &&
      [id, name, path, brandOf(site, coach)].some((text) => text.toLowerCase().includes(word)),
  )
  const begins = (await daysOf(pool, { campaign: null, period: '30', zone, now })).map((day) => day.begins)
  const ids = found.map(({ id }) => id)
  const [counted, sent] = await Promise.all([
    pool.query<Counted>(countViews, [ids, begins[0] ?? now]),
    pool.query<CountedDays>(countSubmissions, [ids, begins]),
  ])
  const views = new Map(counted.rows.map(({ id, count }) => [id, count]))
  const submissions = new Map(sent.rows.map(({ id, counts }) => [id, sum(counts)]))
  const all = found.map((campaign) => ({
    id: campaign.id,
    name: campaign.name,
    brand: brandOf(site, campaign.coach),
    path: campaign.path,
    url: pageUrl(site, campaign, publicOrigin),
    live: campaign.live,
    isUnlisted: isUnlisted(campaign),
    hasForm: campaign.form !== undefined,
    views: views.get(campaign.id) ?? 0,
    submissions: submissions.get(campaign.id) ?? 0,
  }))
  return {
    rows: all.toSorted(byViews).slice(page * size, (page + 1) * size),
    total: all.length,
    days: begins.map((_, day) => sum(sent.rows.map(({ counts }) => counts[day] ?? 0))),
  }
}

const isUnlisted = ({ unlisted, form, images, pipeline }: SiteCampaign): boolean =>
  unlisted === true && form === undefined && images === undefined && pipeline.length === 0

const byViews = (one: CampaignRow, other: CampaignRow) =>
  other.views - one.views || other.submissions - one.submissions || (one.id < other.id ? -1 : 1)

const sum = (counts: number[]): number => counts.reduce((all, each) => all + each, 0)

type Counted = { id: string; count: number }
type CountedDays = { id: string; counts: number[] }

// Campaign by campaign: only so are both counted from an index alone.
const countViews = `
select campaign.id, (
  select coalesce(sum(views), 0)::int from view_counts where view_counts.campaign = campaign.id and hour >= $2
) as count
from unnest($1::text[]) campaign (id)`

const countSubmissions = `
select campaign.id, array(
  select (
    select count(*)::int from submissions
    where submissions.campaign = campaign.id and state = 'stored'
      and created_at >= begins and created_at < coalesce(ends, 'infinity')
  )
  from unnest($2::timestamptz[], ($2::timestamptz[])[2:]) with ordinality day (begins, ends, place) order by place
) as counts
from unnest($1::text[]) campaign (id)`
