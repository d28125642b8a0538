import type { z } from 'zod'
import { Coach } from '../campaign/coach.ts'
import { SiteFile } from '../campaign/site-file.ts'
import { listCampaignFolder } from './campaign-folder.ts'
import type { CampaignFolder, CoachFolder } from './campaign-folder.ts'
import { withCancelledWords } from './cancelled-events.ts'
import { checkDownloads } from './check-downloads.ts'
import { checkEmails } from './check-emails.ts'
import { checkEventWords } from './check-event-words.ts'
import { checkForms } from './check-form.ts'
import { checkJourneys } from './check-journeys.ts'
import { checkMessages } from './check-messages.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkPageSlugs } from './check-page-slugs.ts'
import { checkReferences } from './check-references.ts'
import { checkRhythm } from './check-rhythm.ts'
import { checkRoutes } from './check-routes.ts'
import { checkSchedulers } from './check-scheduler.ts'
import { checkSteps } from './check-steps.ts'
import { checkSticky } from './check-sticky.ts'
import { checkThemes } from './check-theme.ts'
import type { CoachDraft, Drafts, LoadedCampaign, LoadedEmail, LoadedGuide } from './drafts.ts'
import { loadCampaign } from './load-campaign.ts'
import { loadEmail } from './load-email.ts'
import { loadGuide } from './load-guide.ts'
import { oneForEachFault } from './one-for-each-fault.ts'
import { byPlace } from './problem.ts'
import type { Problem } from './problem.ts'
import { readBounded, readDraft } from './read-draft.ts'
import type { Template } from './templates/template.ts'
import { templates as ownTemplates } from './templates/templates.ts'

/** A campaigns folder without a fault. */
export type LoadedSite = {
  file: SiteFile
  /** By slug; `dir` is the coach's folder. */
  coaches: Record<string, { coach: Coach; dir: string }>
  /** By id. */
  campaigns: LoadedCampaign[]
  /** By "<coach>/<file stem>". */
  emails: Record<string, LoadedEmail>
  /** By "<coach>/<file stem>". */
  guides: Record<string, LoadedGuide>
}

export type LoadOptions = {
  /** The campaigns folder; file names in problems begin with it. */
  dir: string
  /** What judges each step's entry, by the step's name. */
  stepSchemas: Record<string, z.ZodType>
  /** Origin of coaches without a host of their own, such as "https://example.com". */
  publicOrigin: string
  templates?: readonly Template[]
}

/** `site` only without a problem; `readable` holds every file that its own schema accepts, for authors at work. */
export type LoadResult = { site?: LoadedSite; readable?: LoadedSite; problems: Problem[] }

/** Reads a whole campaigns folder. Answers every problem of every file. */
export const loadSite = (options: LoadOptions): LoadResult => {
  const folder = listCampaignFolder(options.dir)
  const { drafts, problems: faults } = readFolder(folder, options)
  const checks = [
    checkRoutes,
    checkPageSlugs,
    checkReferences,
    checkDownloads,
    checkSchedulers,
    checkEmails,
    checkEventWords,
    checkForms,
    checkJourneys,
    checkMessages,
    checkSteps,
    checkSticky,
    checkMetadata,
    checkThemes,
    checkRhythm,
  ]
  const found = [...folder.problems, ...faults, ...checks.flatMap((check) => check(drafts))]
  const problems = oneForEachFault(found).toSorted(byPlace)
  if (!drafts.site?.value) return { problems }
  const readable = siteFrom(drafts)
  return problems.length > 0 ? { readable, problems } : { site: readable, readable, problems }
}

const readFolder = (
  folder: CampaignFolder,
  { stepSchemas, publicOrigin, templates = ownTemplates }: LoadOptions,
) => {
  const problems: Problem[] = []
  const keep = <Draft>(result: { draft: Draft; problems: Problem[] }): Draft => {
    problems.push(...result.problems)
    return result.draft
  }
  const drafts: Drafts = {
    publicOrigin,
    stepSchemas,
    site: keep(readDraft(folder.siteFile, SiteFile)),
    coaches: new Map(),
    folders: new Map(folder.coaches.map((coach) => [coach.slug, coach])),
    campaigns: [],
    emails: new Map(),
    guides: new Map(),
  }
  for (const coach of folder.coaches) {
    const draft = keep(readCoach(coach))
    if (draft) drafts.coaches.set(coach.slug, draft)
    for (const { stem, file } of coach.campaigns) {
      const context = { coach: coach.slug, person: draft?.value, stem, stepSchemas, templates }
      const campaign = keep(loadCampaign(file, readBounded(file), context))
      if (campaign) drafts.campaigns.push(campaign)
    }
    for (const { stem, file } of coach.emails)
      drafts.emails.set(`${coach.slug}/${stem}`, keep(loadEmail(file, readBounded(file))))
    for (const { stem, file } of coach.guides)
      drafts.guides.set(`${coach.slug}/${stem}`, keep(loadGuide(file, readBounded(file))))
  }
  return { drafts, problems }
}

const readCoach = (folder: CoachFolder): { draft: CoachDraft | null; problems: Problem[] } => {
  const { draft, problems } = readDraft(folder.coachFile, Coach)
  if (!draft) return { draft, problems }
  const slug = draft.raw['slug']
  if (typeof slug !== 'string' || slug === folder.slug) return { draft: { ...draft, folder }, problems }
  const wrong = draft.source.report(['slug'], {
    rule: 'wrong-folder',
    message: `is ${JSON.stringify(slug)}, but the folder is named "${folder.slug}".`,
    fix: 'Give both the same name.',
  })
  return { draft: { ...draft, folder }, problems: [...problems, wrong] }
}

const siteFrom = ({ site, coaches, campaigns, emails, guides }: Drafts): LoadedSite => {
  if (!site?.value) throw new Error('A site without problems has a site file.')
  const values = campaigns.flatMap(({ value }) => (value ? [value] : []))
  return {
    file: site.value,
    coaches: Object.fromEntries(
      [...coaches].flatMap(([slug, { value, folder }]) =>
        value ? [[slug, { coach: value, dir: folder.dir }]] : [],
      ),
    ),
    campaigns: values.map(withCancelledWords).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    emails: valuesOf(emails),
    guides: valuesOf(guides),
  }
}

const valuesOf = <Value>(drafts: Map<string, { value?: Value } | null>): Record<string, Value> =>
  Object.fromEntries([...drafts].flatMap(([id, draft]) => (draft?.value ? [[id, draft.value]] : [])))
