import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { openCampaign } from '../../engine/campaign/release/on-date.ts'
import type { Pool } from '../adapters/postgres.ts'
import { prepared } from '../adapters/postgres.ts'
import { syncDates } from './sync-site.ts'

type Work = { pool: Pool; site: ServedSite; now: Date }

/** Before somebody signs up: the rows of a date are there, even if it took over a moment ago. `campaign`: at that date. */
export const ensureDate = async ({ pool, site, now }: Work, campaign: SiteCampaign): Promise<void> => {
  if (!campaign.event?.series) return
  const query = prepared('date-is-there', 'select from events where id = $1')
  const { rowCount } = await pool.query(query, [campaign.event.id])
  if (!rowCount) await syncDates(pool, site, now)
}

/** Staff see the date that took over before anybody signs up. */
export const ensureOpenDates = async ({ pool, site, now }: Work): Promise<void> => {
  const ids = Object.values(site.campaigns).flatMap((campaign) =>
    campaign.event?.series ? [openCampaign(campaign, now).event?.id] : [],
  )
  if (ids.length === 0) return
  const { rowCount } = await pool.query('select from events where id = any ($1::text[])', [ids])
  if ((rowCount ?? 0) < ids.length) await syncDates(pool, site, now)
}
