import type { FastifyInstance } from 'fastify'
import { getCampaign, listCampaigns } from '../../engine/campaign/staff/campaigns.ts'
import { linkPath } from '../../engine/campaign/release/route-book.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { CampaignDesk } from '../figures/campaign-desk.ts'
import { sees } from '../people/coaches.ts'
import { brandOf, pageUrl } from '../people/names.ts'
import type { WithSite } from '../ports.ts'
import { requireStaff, type StaffDeps } from '../staff/require-staff.ts'
import { serveEndpoint } from '../staff/serve-endpoint.ts'

export type StaffCampaignDeps = StaffDeps & WithSite & { campaignDesk: CampaignDesk }

export const staffCampaignRoutes = (app: FastifyInstance, deps: StaffCampaignDeps) => {
  const { campaignDesk, releases, settings } = deps
  app.register(async (staff) => {
    requireStaff(staff, deps)

    serveEndpoint(staff, deps, listCampaigns, async ({ q = '', page = '0', zone }, { coaches }) =>
      campaignDesk.list({ coaches, q, page: Number(page), zone }),
    )

    serveEndpoint(staff, deps, getCampaign, async ({ coach, campaign: stem, period, zone }, { coaches }) => {
      const { site } = releases.current()
      const id = `${coach}/${stem}`
      const campaign = Object.hasOwn(site.campaigns, id) ? site.campaigns[id] : undefined
      if (!campaign || !sees(coaches, campaign.coach)) return null
      const { name, path, live } = campaign
      const url = pageUrl(site, campaign, settings.publicOrigin)
      const links = linksOf(campaign, new URL(url).origin)
      const figures = await campaignDesk.figures({ campaign, period, zone })
      return { id, name, brand: brandOf(site, coach), path, url, live, links, ...figures }
    })
  })
}

const linksOf = ({ path, namedLinks = {} }: SiteCampaign, origin: string) =>
  Object.entries(namedLinks).map(([name, source]) => ({
    url: `${origin}${linkPath(path, name)}`,
    source: `${source}/${name}`,
  }))
