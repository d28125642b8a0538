import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicAddress } from '../../engine/campaign/schema/links.ts'
import { isPrivateLink } from '../../engine/campaign/schema/private-link.ts'
import type { ServedSite, SiteCampaign } from '../../engine/campaign/release/release.ts'
import { findRoute } from '../../engine/campaign/release/find-route.ts'
import { hostLang } from '../../engine/campaign/release/host-lang.ts'
import type { ImageState } from '../../engine/campaign/release/view.ts'
import { type SeatBook, eventState } from '../events/event-state.ts'
import type { ImageDesk } from '../images/image-desk.ts'
import type { Clock } from '../ports.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { decodedPath, requestPath, requestQuery } from '../http/request-head.ts'
import { sendFile, sendView, type WithRenderer } from '../http/send.ts'
import { currentFile } from '../events/event-calendar.ts'
import { signedIn, type SessionDeps } from '../staff/require-staff.ts'
import { sendStaffApp } from '../staff/send-staff-app.ts'
import { onDate } from '../submit/form-page.ts'
import { sendOver } from './private.ts'
import { fileToCome } from '../release/file-to-come.ts'
import type { StoredFile } from '../release/stored-file.ts'

export type PageDeps = AssetDeps &
  WithRenderer &
  SessionDeps & {
    releases: Pick<ReleaseStore, 'current'>
    seatBook: Pick<SeatBook, 'seats' | 'sequence'>
    images: Pick<ImageDesk, 'isSetUp'>
    clock: Clock
    /** A page of the coach was opened, or a file that is still to come. */
    onVisit?: (coach: string) => void
  }

export type AssetDeps = { releases: Pick<ReleaseStore, 'current' | 'earlierAsset'> }

/** All paths that no other route has: campaign pages, assets, redirects, "/" and the 404 page. */
export const pageRoutes = (app: FastifyInstance, deps: PageDeps) => {
  app.get('/*', async (request, reply) => {
    const release = deps.releases.current()
    const { site, pages } = release
    const path = requestPath(request.originalUrl)
    const withdrawn = privateOf(site, path)
    if (withdrawn) return sendOver(deps, reply, withdrawn)
    if (release.toCome.has(path)) deps.onVisit?.(path.split('/')[2] ?? '')
    const asset = findAsset(deps, path) ?? (await fileToCome(deps.releases, path))
    const now = deps.clock.now()
    const query = requestQuery(request.originalUrl).slice(1)
    if (asset) {
      const known = { seatBook: deps.seatBook, site, now }
      return sendFile(request, reply, await currentFile(known, { path, query }, asset))
    }
    const answer = findRoute(site, { host: request.siteHost.name, path, query })
    if (answer.kind === 'redirect') {
      if (answer.status === 302) reply.header('cache-control', 'no-store')
      return reply.redirect(answer.location, answer.status)
    }
    if (answer.kind === 'home') return showHome(deps, request, reply)
    const page = answer.kind === 'page' ? pages.get(answer.campaign) : undefined
    if (answer.kind !== 'page' || !page) return reply.callNotFound()
    const { campaign: id } = answer
    request.logFields = { campaign: id }
    deps.onVisit?.(id.split('/')[0] ?? '')
    const campaign = site.campaigns[id]
    const state = await eventState(deps, campaign ?? {})
    const image = imageState(deps, campaign ?? {})
    const dated = onDate(campaign, now)
    if (!state && !image && dated.date === undefined) return sendFile(request, reply, page)
    const form = { values: {}, errors: {}, ...state }
    const data = { campaign: id, ...dated, form, ...(image && { image }) }
    // The release of the page: another may have gone live meanwhile.
    const releases = { current: () => release }
    return sendView({ releases }, reply, { page: 'campaign', data }, 200, { isIndexed: true })
  })
}

/** The campaign whose private file is asked for without its link: where it would be if it were public, or was before. */
const privateOf = ({ campaigns }: ServedSite, path: string): SiteCampaign | undefined => {
  const asked = decodedPath(path) ?? ''
  if (!/^\/(assets|private)\/.+\.pdf$/.test(asked)) return undefined
  return Object.values(campaigns).find(
    ({ links: { deliverable = '' } }) =>
      isPrivateLink(deliverable) && [deliverable, publicAddress(deliverable)].includes(asked),
  )
}

/** Prerendered pages do not know whether an image service is set up. */
const imageState = (
  { images }: PageDeps,
  { images: shows }: Pick<SiteCampaign, 'images'>,
): ImageState | null => (shows && !images.isSetUp ? { isSetUp: false, prompt: '' } : null)

export const isPage = ({ releases }: AssetDeps, host: string, path: string): boolean =>
  findAsset({ releases }, path) !== undefined ||
  findRoute(releases.current().site, { host, path, query: '' }).kind !== 'not-found'

// Names are looked up in memory: no path traversal.
const findAsset = ({ releases }: AssetDeps, path: string): StoredFile | undefined => {
  const name = path.startsWith('/assets/') ? decodedPath(path) : null
  return name === null ? undefined : (releases.current().assets.get(name) ?? releases.earlierAsset(name))
}

const showHome = async (deps: PageDeps, request: FastifyRequest, reply: FastifyReply) => {
  if (await signedIn(request, deps)) return sendStaffApp(deps, reply)
  const { publicOrigin } = deps.settings
  const isOwnHost = request.siteHost.name === new URL(publicOrigin).hostname
  const signInUrl = isOwnHost ? '/staff/sign-in' : `${publicOrigin}/staff/sign-in`
  const lang = hostLang(deps.releases.current().site.coaches, request.siteHost.name)
  return sendView(deps, reply, { page: 'home', data: { signInUrl, lang } })
}
