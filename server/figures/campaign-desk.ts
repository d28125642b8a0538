import type { Period } from '../../engine/campaign/staff/period.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { Pool } from '../adapters/postgres.ts'
import type { Coaches } from '../people/coaches.ts'
import type { Clock, WithSite } from '../ports.ts'
import { campaignFigures } from './campaign-figures.ts'
import { listCampaigns } from './list-campaigns.ts'

type Deps = WithSite & { pool: Pool; clock: Clock; publicOrigin: string }

export type CampaignDesk = ReturnType<typeof createCampaignDesk>

export const createCampaignDesk = ({ pool, clock, releases, publicOrigin }: Deps) => ({
  list: (asked: { coaches: Coaches; q: string; page: number; zone: string }) =>
    listCampaigns({ pool, site: releases.current().site, publicOrigin }, { ...asked, now: clock.now() }),
  figures: (asked: { campaign: SiteCampaign; period: Period; zone: string }) =>
    campaignFigures(pool, { ...asked, now: clock.now() }),
})
