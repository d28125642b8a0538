import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { normalizeEmail } from '../../engine/campaign/form/email-address.ts'
import type { SiteCampaign } from '../../engine/campaign/release/release.ts'
import type { View } from '../../engine/campaign/release/view.ts'
import { meetingIn } from '../../engine/campaign/schema/links.ts'
import { guestCalendar, isPrivateLink, meeting } from '../../engine/campaign/schema/private-link.ts'
import { Refused } from '../http/refusal.ts'
import { readFormBody } from '../http/request-body.ts'
import { isSameOriginTokenForm } from '../http/request-head.ts'
import { sendView } from '../http/send.ts'
import { isPastLimit, visitorBucket, type RateLimiter } from '../http/visitor.ts'
import type { Clock } from '../ports.ts'
import { mailWithLinks } from '../private/ask-for-link.ts'
import type { Opened, PrivateLinks } from '../private/private-links.ts'
import { fileToCome } from '../release/file-to-come.ts'
import { liveCampaignOf } from '../release/live-campaign.ts'
import type { ReleaseStore } from '../release/release-store.ts'
import { bytesOf } from '../release/stored-file.ts'
import { keyedHash } from '../settings/keys.ts'

export type PrivateDeps = {
  releases: Pick<ReleaseStore, 'current'>
  settings: { publicOrigin: string; secret: string }
  privateLinks: PrivateLinks
  rateLimiter: RateLimiter
  clock: Clock
  onVisit?: (coach: string) => void
}

type Link = { Params: { coach: string; campaign: string; token?: string; file?: string } }

/** What a campaign gives only to who sent its form. Any link that does not open shows a page that mails a new one. */
export const privateRoutes = (app: FastifyInstance, deps: PrivateDeps) => {
  app.register(async (links) => {
    links.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
    })
    links.get<Link>('/private/:coach/:campaign/:file', async ({ params }, reply) =>
      sendOver(deps, reply, campaignOf(deps, params)),
    )
    links.get<Link>('/private/:coach/:campaign/:token/:file', async ({ params }, reply) => {
      const { token = '', file = '' } = params
      const campaign = campaignOf(deps, params)
      const opened = await deps.privateLinks.open(campaign.id, token)
      return (opened && (await sendOpened(deps, reply, opened, file))) ?? sendOver(deps, reply, campaign)
    })
    links.post<Link & { Body: Buffer | undefined }>('/private/:coach/:campaign', async (request, reply) => {
      if (!isSameOriginTokenForm(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
      const campaign = campaignOf(deps, request.params)
      const { email: typed } = readFormBody(request.body ?? Buffer.alloc(0))
      const email = typeof typed === 'string' ? normalizeEmail(typed) : null
      if (email === null) return sendOver(deps, reply, campaign)
      if (!(await asksTooOften(deps, request))) await deps.privateLinks.askAgain(campaign.id, email)
      return sendView(deps, reply, linkPage(deps, campaign, 'asked'))
    })
  })
}

const mostAsks = 10

const asksTooOften = (deps: PrivateDeps, request: FastifyRequest) => {
  const bucket = keyedHash(deps.settings.secret, 'limit', `private ${visitorBucket(request.ip)}`)
  return isPastLimit(deps.rateLimiter, request, { bucket, most: mostAsks })
}

const campaignOf = ({ releases }: PrivateDeps, { coach, campaign }: Link['Params']): SiteCampaign => {
  const { campaigns } = releases.current().site
  const id = `${coach}/${campaign}`
  const known = Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  if (!known) throw new Refused('not_found')
  return known
}

/** Undefined: the campaign has no such thing for this person. */
const sendOpened = async (
  deps: PrivateDeps,
  reply: FastifyReply,
  { campaign, calendar, place }: Opened,
  file: string,
): Promise<FastifyReply | undefined> => {
  if (file === guestCalendar)
    return calendar === null ? undefined : reply.type('text/calendar; charset=utf-8').send(calendar)
  const url = file === meeting ? meetingIn(place ?? '') : undefined
  if (url !== undefined) return reply.redirect(url, 303)
  // Renamed since: the link still opens what the campaign promises.
  return file.endsWith('.pdf') ? sendGuide(deps, reply, campaign) : undefined
}

const sendGuide = async (deps: PrivateDeps, reply: FastifyReply, { links, coach }: SiteCampaign) => {
  const { deliverable } = links
  if (deliverable === undefined) return undefined
  if (!isPrivateLink(deliverable)) return reply.redirect(deliverable, 303)
  if (deps.releases.current().toCome.has(deliverable)) deps.onVisit?.(coach)
  const guide = await fileToCome(deps.releases, deliverable)
  if (!guide) return undefined
  const name = deliverable.slice(deliverable.lastIndexOf('/') + 1)
  return reply
    .header('content-disposition', `inline; filename="${name}"`)
    .type(guide.contentType)
    .send(await bytesOf(guide.plain))
}

export const sendOver = (
  deps: Pick<PrivateDeps, 'releases' | 'clock'>,
  reply: FastifyReply,
  campaign: SiteCampaign,
) => sendView(deps, reply, linkPage(deps, campaign, 'over'), 410)

const linkPage = (
  { releases, clock }: Pick<PrivateDeps, 'releases' | 'clock'>,
  campaign: SiteCampaign,
  state: 'over' | 'asked',
): View => {
  const { site } = releases.current()
  const { id, coach, live, path, lang, form } = campaign
  return {
    page: 'private',
    data: {
      id,
      state,
      brand: site.coaches[coach]?.brand ?? coach,
      isMailed: mailWithLinks(site, campaign, clock.now()) !== undefined,
      path: live && form ? path : null,
      ...(lang && { lang }),
      campaign: live ? id : liveCampaignOf(site, coach),
    },
  }
}
