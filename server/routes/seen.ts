import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { sourceOf } from '../../engine/campaign/form/visit-source.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { ViewCounter } from '../figures/view-counter.ts'
import { decodedPath, isOwnHost, isSameOrigin, requestQuery } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import type { WithSite } from '../ports.ts'
import { signedIn, type SessionDeps } from '../staff/require-staff.ts'

export type SeenDeps = WithSite & SessionDeps & { viewCounter: Pick<ViewCounter, 'count'> }

/**
 * Open pages report themselves, as a cache may have answered for the server: by a beacon, without scripts by a picture. Only
 * counters are kept of it.
 */
export const seenRoute = (app: FastifyInstance, deps: SeenDeps) => {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: '/api/seen/*',
    exposeHeadRoute: false,
    onRequest: async (request) => {
      if (!isSameOrigin(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
    },
    handler: async (request, reply) => {
      const campaign = liveCampaign(deps, request.params['*'])
      if (await isPerson(request, deps)) deps.viewCounter.count(seenIn(request, deps, campaign))
      return reply.header('cache-control', 'no-store').code(204).send()
    },
  })
}

const liveCampaign = ({ releases }: WithSite, path: string): SiteCampaign => {
  const { campaigns } = releases.current().site
  const id = decodedPath(path)
  const campaign = id !== null && Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!campaign?.live) throw new Refused('unknown_campaign')
  return campaign
}

/** Nobody has seen a page that a browser fetches in advance. */
const isPerson = async (request: FastifyRequest, deps: SessionDeps): Promise<boolean> => {
  const { 'sec-purpose': secPurpose, purpose, 'x-purpose': xPurpose, 'user-agent': agent } = request.headers
  const isEarly = /prefetch|prerender|preview/i.test([secPurpose, purpose, xPurpose].flat().join())
  // An unknown program without a name is no browser either.
  if (isEarly || agent === undefined || agent === '' || isbot(agent)) return false
  return (await signedIn(request, deps)) === null
}

/** The referrer of this request is the page; `from` is the referrer of the page. */
const seenIn = (request: FastifyRequest, deps: SeenDeps, { id }: SiteCampaign) => {
  const asked = new URLSearchParams(requestQuery(request.originalUrl))
  const page = URL.parse(request.headers.referer ?? '')
  const visit = { ...Object.fromEntries(page?.searchParams ?? []), referrer: asked.get('from') ?? '' }
  const { site } = deps.releases.current()
  const source = sourceOf(visit, (host) => isOwnHost(host, request, site, deps.settings.publicOrigin))
  return { campaign: id, source, kind: asked.has('start') ? ('start' as const) : ('view' as const) }
}
