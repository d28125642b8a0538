import { basename, dirname, join, relative } from 'node:path'
import type { DevCampaign, DevCoach, DevIndex } from '../../campaign/preview/dev-view.ts'
import { deliverableFile } from '../../campaign/schema/deliverable.ts'
import { linksOf } from '../../campaign/schema/links.ts'
import { mailPlan } from '../../campaign/mail/mail-plan.ts'
import { pageStates } from '../../campaign/preview/page-states.ts'
import { openCampaign } from '../../campaign/release/on-date.ts'
import type { SiteCampaign, SiteEvent } from '../../campaign/release/release.ts'
import { samplePerson } from '../../campaign/preview/sample-values.ts'
import { asWritten, fileIn, isCampaignFile, pathOfFile } from './dev-site.ts'
import type { Loaded } from './dev-site.ts'
import { shareUrl } from './dev-share.ts'
import { diagnosticBook } from './dev-diagnostics.ts'
import type { DiagnosticBook } from './dev-diagnostics.ts'
import { mailSources } from '../mails/compile-mails.ts'
import type { LoadedCampaign } from '../parse/parsed-files.ts'
import type { LoadedSite } from '../load/loaded-site.ts'
import { siteOf } from '../load/site-of.ts'
import { buildRoutes, linkPath } from '../../campaign/release/route-book.ts'

export const devIndex = (
  { dir, api, now }: { dir: string; api: string; now: Date },
  loaded: Loaded,
): DevIndex => {
  const { site, diagnostics } = loaded
  const book = diagnosticBook(dir, diagnostics)
  const campaigns = site ? listedOf(site, { dir, loaded, book, now }) : []
  const known = new Set(campaigns.map(({ open }) => open))
  const unread = [...new Set(book.all.map(({ file }) => file))]
    .filter((file) => isCampaignFile(dir, file) && !known.has(file))
    .map((file) => unreadable(dir, book, file))
  const byCoach = Map.groupBy([...campaigns, ...unread], ({ coach }) => coach)
  const slugs = new Set([...Object.keys(site?.coaches ?? {}), ...byCoach.keys()])
  return {
    site: site?.file.name ?? 'Porchlight',
    api,
    coaches: [...slugs].toSorted().map((slug) => {
      const own = (byCoach.get(slug) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1))
      return { ...coachOf({ dir, site, book }, slug), campaigns: own }
    }),
    diagnostics: book.all,
  }
}

type CoachParts = { dir: string; site: LoadedSite | undefined; book: DiagnosticBook }

const coachOf = ({ dir, site, book }: CoachParts, slug: string): Omit<DevCoach, 'campaigns'> => {
  const owner = site?.coaches[slug]?.coach
  const file = join(dir, slug, 'coach.yaml')
  const { paper, brand, accent, deep } = owner?.theme ?? {}
  return {
    slug,
    brand: owner?.brand ?? slug,
    file: join(asWritten(dir), slug, 'coach.yaml'),
    open: file,
    colours: [paper, brand, accent, deep].filter((colour) => colour !== undefined),
    diagnostics: book.involving([file]),
  }
}

type Context = { dir: string; loaded: Loaded; book: DiagnosticBook; now: Date }
type Known = Context & { site: LoadedSite; sources: Sources; places: Map<string, DevRoute[]> }
type Sources = Record<string, { subject: string }>

/** What all of them share is worked out once: there may be thousands. */
const listedOf = (site: LoadedSite, context: Context): DevCampaign[] => {
  const { dir, loaded } = context
  const sources = mailSources(site)
  const places = Map.groupBy(devRoutes(dir, loaded), ({ element }) => element)
  const fresh = site.campaigns.filter((one) => !builtOf.has(one))
  const { campaigns } = siteOf({ ...site, campaigns: fresh }, { pages: {}, emails: {} })
  for (const one of fresh) builtOf.set(one, campaigns[one.id])
  return site.campaigns.map((one) => listed({ ...context, site, sources, places }, one))
}

/** As the server knows it. A file that was not saved since is the very same campaign. */
const builtOf = new WeakMap<LoadedCampaign, SiteCampaign | undefined>()

const builtOn = (now: Date, campaign: LoadedCampaign): SiteCampaign | undefined => {
  const made = builtOf.get(campaign)
  return made && openCampaign(made, now)
}

const listed = (known: Known, campaign: LoadedCampaign): DevCampaign => {
  const { dir, loaded, book, site, places } = known
  const { id, name, file, live, path, aliases, redirects, links } = campaign
  const form = campaign.sections.find((section) => section.type === 'form')
  const mails = mailsOf(known, campaign)
  const parts = [...mails.flatMap((mail) => site.emails[mail.id]?.file ?? []), ...guideOf(site, campaign)]
  const open = fileIn(dir, file)
  return {
    id,
    // Whatever the file says: it lies in this folder.
    coach: basename(dirname(open)),
    name,
    file,
    open,
    live,
    path,
    named: pathOfFile(dir, open),
    at: placeOf(places.get(open) ?? [], path),
    aliases,
    redirects: [...redirects, ...Object.keys(links ?? {}).map((link) => linkPath(path, link))],
    states: pageStates(form),
    event: timesOf(builtOn(known.now, campaign)?.event),
    mails,
    files: filesOf(site, campaign),
    diagnostics: book.involving([file, ...parts]),
    shown: loaded.stale.has(file) ? 'stale' : 'fresh',
  }
}

const placeOf = (own: DevRoute[], path: string) =>
  own.some((route) => route.path === path) ? path : (own[0]?.path ?? path)

const unreadable = (dir: string, book: DiagnosticBook, file: string): DevCampaign => ({
  id: `${basename(dirname(file))}/${basename(file, '.yaml')}`,
  coach: basename(dirname(file)),
  name: basename(file),
  file: join(asWritten(dir), relative(dir, file)),
  open: file,
  live: false,
  path: pathOfFile(dir, file),
  named: pathOfFile(dir, file),
  at: pathOfFile(dir, file),
  aliases: [],
  redirects: [],
  states: [],
  event: null,
  mails: [],
  files: [],
  diagnostics: book.involving([file]),
  shown: 'missing',
})

const timesOf = (event: SiteEvent | undefined): DevCampaign['event'] => {
  if (!event) return null
  const { capacity, startsAt, endsAt } = event
  return { capacity, ...(startsAt !== undefined && { startsAt }), ...(endsAt !== undefined && { endsAt }) }
}

const mailsOf = ({ sources, now }: Known, campaign: LoadedCampaign): DevCampaign['mails'] => {
  const made = builtOn(now, campaign)
  if (!made) return []
  return mailPlan(made, now).map(({ id, time }) => ({
    id,
    time,
    subject: inSample(sources[id]?.subject ?? '', made.event?.title),
  }))
}

const inSample = (subject: string, eventTitle = ''): string =>
  subject.replaceAll('{name}', samplePerson.name).replaceAll('{eventTitle}', eventTitle)

const filesOf = (site: LoadedSite, campaign: LoadedCampaign): DevCampaign['files'] => {
  const { deliverable, calendar } = linksOf(campaign, site.coaches[campaign.coach]?.coach ?? {})
  return [
    ...(deliverable !== undefined ? [{ label: basename(deliverable), url: deliverable }] : []),
    ...(calendar !== undefined ? [{ label: basename(calendar), url: calendar }] : []),
    { label: 'Shared link', url: shareUrl(campaign.id) },
  ]
}

const guideOf = (site: LoadedSite, campaign: LoadedCampaign): string[] => {
  const guide = site.guides[`${campaign.coach}/${basename(deliverableFile(campaign) ?? '', '.md')}`]
  return guide ? [guide.file] : []
}

export type DevRoute = { path: string; element: string }

/** Flat and keyed on the paths that the files claim: file names decide nothing. Of two claims the first keeps the path. */
export const devRoutes = (dir: string, { site, diagnostics }: Loaded): DevRoute[] => {
  const known = (site?.campaigns ?? []).map((one) => ({ ...one, id: one.file, live: true }))
  const routes = Object.entries(buildRoutes(known).routes).flatMap(([path, route]) =>
    route.kind === 'page' ? [{ path, element: fileIn(dir, route.campaign) }] : [],
  )
  // A file that never loaded, or lost all its paths, still needs a place where its diagnostic is shown.
  const placed = new Set(routes.map(({ element }) => element))
  const all = [...known, ...diagnostics].map(({ file }) => fileIn(dir, file))
  const lost = new Set(all.filter((file) => isCampaignFile(dir, file) && !placed.has(file)))
  return [...routes, ...[...lost].map((file) => ({ path: pathOfFile(dir, file), element: file }))]
}
