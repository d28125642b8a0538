import { basename, dirname, join, relative } from 'node:path'
import type { DevCampaign, DevCoach, DevIndex } from '../campaign/dev-view.ts'
import { linksOf } from '../campaign/links.ts'
import { dueAt, mailPlan } from '../campaign/mail-plan.ts'
import { pageStates } from '../campaign/page-states.ts'
import type { Site } from '../campaign/release.ts'
import { samplePerson } from '../campaign/sample-values.ts'
import { devRoutes } from './dev-routes.ts'
import type { DevRoute } from './dev-routes.ts'
import { asWritten, fileIn, isCampaignFile, pathOfFile } from './dev-site.ts'
import type { Loaded } from './dev-site.ts'
import { devProblem, problemsIn } from './dev-problems.ts'
import { ownNoticesOf } from './event-mails.ts'
import type { LoadedCampaign } from './drafts.ts'
import type { LoadedSite } from './load-site.ts'
import { siteOf } from './site-of.ts'

/** Everything that the list of campaigns shows. `api`: where forms are sent to. */
export const devIndex = (
  { dir, api, now }: { dir: string; api: string; now: Date },
  loaded: Loaded,
): DevIndex => {
  const { site, problems } = loaded
  const routes = devRoutes(dir, loaded)
  const built = site && siteOf(site, { pages: {}, emails: {}, assets: {} })
  const campaigns =
    site && built ? site.campaigns.map((one) => listed({ dir, loaded, site, built, routes, now }, one)) : []
  const known = new Set(campaigns.map(({ open }) => open))
  const unread = [...new Set(problems.map(({ file }) => fileIn(dir, file)))]
    .filter((file) => isCampaignFile(dir, file) && !known.has(file))
    .map((file) => unreadable(dir, loaded, file))
  const all = [...campaigns, ...unread]
  const slugs = new Set([...Object.keys(site?.coaches ?? {}), ...all.map(({ coach }) => coach)])
  return {
    site: site?.file.name ?? 'Porchlight',
    api,
    coaches: [...slugs].toSorted().map((slug) => coachOf(dir, loaded, slug, all)),
    problems: problems.map((problem) => devProblem(dir, problem)),
  }
}

const coachOf = (dir: string, { site, problems }: Loaded, slug: string, all: DevCampaign[]): DevCoach => {
  const owner = site?.coaches[slug]?.coach
  const file = join(dir, slug, 'coach.yaml')
  const { paper, brand, accent, deep } = owner?.theme ?? {}
  return {
    slug,
    brand: owner?.brand ?? slug,
    file: join(asWritten(dir), slug, 'coach.yaml'),
    open: file,
    colours: [paper, brand, accent, deep].filter((colour) => colour !== undefined),
    problems: problemsIn(dir, problems, [file]).map((problem) => devProblem(dir, problem)),
    campaigns: all.filter(({ coach }) => coach === slug).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

type Known = { dir: string; loaded: Loaded; site: LoadedSite; built: Site; routes: DevRoute[]; now: Date }

const listed = ({ dir, loaded, site, built, routes, now }: Known, campaign: LoadedCampaign): DevCampaign => {
  const { id, coach, name, file, live, path, aliases, redirects } = campaign
  const { problems, stale } = loaded
  const form = campaign.sections.find((section) => section.type === 'form')
  const mails = mailsOf(site, built, campaign, now)
  const parts = [...mails.flatMap((mail) => site.emails[mail.id]?.file ?? []), ...guideOf(site, campaign)]
  return {
    id,
    coach,
    name,
    file,
    open: fileIn(dir, file),
    live,
    path,
    named: pathOfFile(dir, fileIn(dir, file)),
    at: placeOf(routes, fileIn(dir, file), path),
    aliases,
    redirects,
    states: pageStates(form),
    capacity: built.campaigns[id]?.event?.capacity ?? null,
    mails,
    files: filesOf(site, campaign),
    problems: problemsIn(dir, problems, [file, ...parts]).map((problem) => devProblem(dir, problem)),
    shown: stale.has(file) ? 'stale' : 'fresh',
  }
}

/** Its own path, unless another file has it. */
const placeOf = (routes: DevRoute[], file: string, path: string) => {
  const own = routes.filter(({ element }) => element === file).map((route) => route.path)
  return own.includes(path) ? path : (own[0] ?? path)
}

const unreadable = (dir: string, { problems }: Loaded, file: string): DevCampaign => ({
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
  capacity: null,
  mails: [],
  files: [],
  problems: problemsIn(dir, problems, [file]).map((problem) => devProblem(dir, problem)),
  shown: 'missing',
})

const mailsOf = (
  site: LoadedSite,
  built: Site,
  campaign: LoadedCampaign,
  now: Date,
): DevCampaign['mails'] => {
  const made = built.campaigns[campaign.id]
  if (!made) return []
  const sources = { ...ownNoticesOf(site), ...site.emails }
  return mailPlan(made, now).map(({ id, time }) => ({
    id,
    time,
    subject: inSample(sources[id]?.subject ?? '', made.event?.title),
    due: dueAt(time, made.event, now)?.toISOString() ?? null,
  }))
}

const inSample = (subject: string, eventTitle = ''): string =>
  subject.replaceAll('{name}', samplePerson.name).replaceAll('{eventTitle}', eventTitle)

const filesOf = (site: LoadedSite, campaign: LoadedCampaign): DevCampaign['files'] => {
  const { deliverable, calendar } = linksOf(campaign, site.coaches[campaign.coach]?.coach ?? {})
  return [
    ...(deliverable !== undefined ? [{ label: basename(deliverable), url: deliverable }] : []),
    ...(calendar !== undefined ? [{ label: basename(calendar), url: calendar }] : []),
  ]
}

const guideOf = (site: LoadedSite, { coach, deliverable = '' }: LoadedCampaign): string[] => {
  const guide = site.guides[`${coach}/${basename(deliverable, '.md')}`]
  return guide ? [guide.file] : []
}
