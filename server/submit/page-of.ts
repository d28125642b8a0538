import type { FastifyRequest } from 'fastify'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'

/** Path of the page the form stood on: one of the campaign's own paths, as far as the browser tells. */
export const pageOf = (request: FastifyRequest, site: ServedSite, campaign: SiteCampaign): string => {
  const path = URL.parse(request.headers.referer ?? '')?.pathname ?? ''
  const route = Object.hasOwn(site.routes, path) ? site.routes[path] : undefined
  return route?.kind === 'page' && route.campaign === campaign.id ? path : campaign.path
}
