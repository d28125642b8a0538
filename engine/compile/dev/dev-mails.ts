import type { ViteDevServer } from 'vite'
import type { RendererModule } from '../../campaign/release/assets.ts'
import type { MailPreview } from '../../campaign/preview/dev-view.ts'
import { eventDate, eventPlace } from '../../campaign/schema/event-words.ts'
import { mailPlan } from '../../campaign/mail/mail-plan.ts'
import { toPage } from '../../campaign/schema/page.ts'
import { openCampaign } from '../../campaign/release/on-date.ts'
import type { SiteCampaign } from '../../campaign/release/release.ts'
import { drawArtwork } from '../pages/artwork.ts'
import type { Artwork } from '../pages/artwork.ts'
import { diagnosticBook } from './dev-diagnostics.ts'
import { fileIn } from './dev-site.ts'
import type { DevSettings, Loaded } from './dev-site.ts'
import { compileEmail } from '../mails/emails.ts'
import { mailSources } from '../mails/compile-mails.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { mailCoverOf } from '../mails/mail-cover.ts'
import { mailCoachOf } from '../mails/mail-coach.ts'
import { renderPng } from '../pages/render-png.ts'
import { siteOf } from '../load/site-of.ts'

type Renderer = Pick<RendererModule, 'renderEmail' | 'renderPageArt'>

export type MailPictures = Map<string, Buffer>

export const loadMailRenderer = async (server: ViteDevServer): Promise<Renderer> =>
  // The file's exports are written against this very type.
  (await server.ssrLoadModule('/engine/app/html.tsx')) as Renderer

/** A mail as the build compiles it and the server fills it in; undefined where no campaign sends it. */
export const mailPreview = async (
  wanted: { id: string; campaign: string | null },
  { site, diagnostics }: Loaded,
  settings: DevSettings,
  renderer: Renderer,
  pictures: MailPictures,
): Promise<MailPreview | undefined> => {
  if (!site) return undefined
  const { id } = wanted
  const source = mailSources(site)[id]
  const built = siteOf(site, { pages: {}, emails: {} })
  const senders = Object.values(built.campaigns).filter((one) =>
    mailPlan(one, new Date()).some((mail) => mail.id === id),
  )
  const sender = senders.find((one) => one.id === wanted.campaign) ?? senders[0]
  const campaign = sender && openCampaign(sender, new Date())
  const owner = campaign && site.coaches[campaign.coach]?.coach
  const coach = campaign && built.coaches[campaign.coach]
  if (!source || !owner || !coach) return undefined
  const artworks = await artworksOf(site, senders, settings, renderer)
  for (const { mailCover } of Object.values(artworks))
    if (mailCover?.content) pictures.set(mailCover.url, mailCover.content)
  const cover = mailCoverOf(id, { site, artworks, publicOrigin: settings.publicOrigin })
  const email = compileEmail(id, source, mailCoachOf(id, site, owner), renderer.renderEmail, cover)
  const mail = settings.compose({ email, campaign, coach, values: formerOf(campaign) })
  const file = site.emails[id]?.file
  const { name, path } = campaign
  return {
    id,
    open: file === undefined ? null : fileIn(settings.dir, file),
    campaign: { id: campaign.id, name, path },
    ...headOf(mail),
    preheader: filledPreheader(mail.html) ?? email.preheader,
    html: mail.html,
    text: mail.text,
    bytes: Buffer.byteLength(mail.html),
    diagnostics: diagnosticBook(settings.dir, diagnostics).involving(file === undefined ? [] : [file]),
  }
}

const headOf = ({ subject, from, to, replyTo, headers }: ReturnType<DevSettings['compose']>) => ({
  subject,
  from: `${from.name} <${from.address}>`,
  to,
  headers: [
    ...(replyTo === undefined ? [] : [['Reply-To', replyTo] as const]),
    ...Object.entries(headers),
  ].map(([name, value]): [string, string] => [name, value]),
})

const filledPreheader = (html: string): string | undefined =>
  /<div class="preheader"[^>]*>([^<]*)<\/div>/.exec(html)?.[1]

/** The mail about a move shows the day before: the former date is not known here. */
const formerOf = ({ event, lang }: SiteCampaign) => {
  if (!event) return {}
  const before = event.startsAt && new Date(Date.parse(event.startsAt) - 7 * 86_400_000).toISOString()
  return { formerDate: eventDate(before, lang, event.zone), formerPlace: eventPlace(event.place, lang) }
}

const artworksOf = async (
  site: LoadedSite,
  senders: readonly SiteCampaign[],
  { publicOrigin, cache }: DevSettings,
  { renderPageArt }: Renderer,
): Promise<Record<string, Artwork>> => {
  const tools = { cache, renderPng, codeHash: null }
  const ids = new Set(senders.map(({ id }) => id))
  const drawn = site.campaigns
    .filter(({ id, live }) => live && ids.has(id))
    .map(async (campaign) => {
      const owner = site.coaches[campaign.coach]
      if (!owner) return []
      const page = toPage(campaign, owner.coach, publicOrigin)
      return [[campaign.id, await drawArtwork(page, renderPageArt(page), tools)] as const]
    })
  return Object.fromEntries((await Promise.all(drawn)).flat())
}

/** "coach/stem" of the address at which a mail's preview is asked for. */
export const mailIdIn = (url: string): string | undefined =>
  /^\/__mails\/([a-z0-9-]+\/~?[a-z0-9-]+)\.json$/.exec(url)?.[1]
