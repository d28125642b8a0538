import type { FastifyInstance } from 'fastify'
import { getCampaign, listCampaigns } from '../../engine/campaign/staff/campaigns.ts'
import { linkPath } from '../../engine/campaign/release/route-book.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { CampaignDesk } from '../figures/campaign-desk.ts'
import { sees } from '../people/coaches.ts'
import { brandOf } from '../people/names.ts'
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
      const origin = originOf(campaign, site, settings.publicOrigin)
      const links = linksOf(campaign, origin)
      const figures = await campaignDesk.figures({ campaign, period, zone })
      return { id, name, brand: brandOf(site, coach), path, url: origin + path, live, links, ...figures }
    })
  })
}

const originOf = ({ coach }: SiteCampaign, site: ServedSite, publicOrigin: string): string => {
  const host = site.coaches[coach]?.hosts[0]
  return host === undefined ? publicOrigin : `https://${host}`
}

const linksOf = ({ path, namedLinks = {} }: SiteCampaign, origin: string) =>
  Object.entries(namedLinks).map(([name, source]) => ({
    url: `${origin}${linkPath(path, name)}`,
    source: `${source}/${name}`,
  }))
