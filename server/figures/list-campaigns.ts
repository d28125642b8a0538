import type { CampaignRow } from '../../engine/campaign/staff/campaigns.ts'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import { sees, type Coaches } from '../people/coaches.ts'
import { brandOf } from '../people/names.ts'
import { daysOf } from './days-of.ts'

type Asked = { coaches: Coaches; q: string; page: number; zone: string; now: Date }

const size = 100

/**
 * Every campaign of the site, whether it is live or not; most views first. It counts the days that the page of a campaign
 * counts. Throws `Refused` (bad_query) for a zone that PostgreSQL does not know.
 */
export const listCampaigns = async (
  { pool, site }: { pool: Pool; site: ServedSite },
  { coaches, q, page, zone, now }: Asked,
): Promise<{ rows: CampaignRow[]; total: number }> => {
  const word = q.toLowerCase()
  const found = Object.values(site.campaigns).filter(
    ({ id, coach, name, path }) =>
      sees(coaches, coach) &&
      [id, name, path, brandOf(site, coach)].some((text) => text.toLowerCase().includes(word)),
  )
  const [first] = await daysOf(pool, { campaign: null, period: '30', zone, now })
  const since = first?.begins ?? now
  const countOf = async (statement: string) => {
    const { rows } = await pool.query<Counted>(statement, [found.map(({ id }) => id), since])
    return new Map(rows.map(({ id, count }) => [id, count]))
  }
  const [views, submissions] = await Promise.all([countOf(countViews), countOf(countSubmissions)])
  const all = found.map(({ id, name, coach, path, live }) => ({
    id,
    name,
    brand: brandOf(site, coach),
    path,
    live,
    views: views.get(id) ?? 0,
    submissions: submissions.get(id) ?? 0,
  }))
  return {
    rows: all.toSorted(byViews).slice(page * size, (page + 1) * size),
    total: all.length,
  }
}

const byViews = (one: CampaignRow, other: CampaignRow) =>
  other.views - one.views || other.submissions - one.submissions || (one.id < other.id ? -1 : 1)

type Counted = { id: string; count: number }

// Campaign by campaign: only so are both counted from an index alone.
const countViews = `
select campaign.id, (
  select coalesce(sum(views), 0)::int from view_counts where view_counts.campaign = campaign.id and hour >= $2
) as count
from unnest($1::text[]) campaign (id)`

const countSubmissions = `
select campaign.id, (
  select count(*)::int from submissions
  where submissions.campaign = campaign.id and state = 'stored' and created_at >= $2
) as count
from unnest($1::text[]) campaign (id)`
