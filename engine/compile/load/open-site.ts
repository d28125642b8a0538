import { SiteFile } from '../../campaign/schema/site-file.ts'
import { byPlace } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listRoot } from '../parse/campaign-folder.ts'
import type { CampaignRoot } from '../parse/campaign-folder.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import { readCoachPart } from '../parse/read-coach.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import type { AllCoaches } from '../rules/all-coaches.ts'
import { summaryOf } from '../rules/coach-summary.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import { pastTimes } from '../rules/events/past-times.ts'
import { templates as ownTemplates } from '../templates/templates.ts'
import { coachRules, globalRules } from '../validate/all-rules.ts'
import { withoutFollowUps } from '../validate/follow-ups.ts'
import type { LoadOptions, LoadResult } from './loaded-site.ts'
import { coachSiteOf, siteFrom } from './site-from.ts'
import type { CoachSite } from './site-from.ts'

export type OpenSite = {
  /** Reads what changed in the folders of these coaches (null: of all) and validates the site. */
  update: (touched: ReadonlySet<string> | null) => OpenResult
  /** What of the files read last is worth a look on that day, and no fault. */
  notes: (now: Date) => Diagnostic[]
}

/** `coaches`, `summaries`: by slug; that of a coach in whose folder nothing changed is the very object it was before. */
type OpenResult = LoadResult & {
  coaches: ReadonlyMap<string, CoachSite>
  summaries: ReadonlyMap<string, CoachSummary>
}

type Known = { part: CoachPart; siteText: string | undefined; diagnostics: Diagnostic[] }

/**
 * The result is that of reading everything anew. A coach whose files did not change is neither read nor validated again;
 * the rules over all coaches run every time.
 */
export const openSite = (options: LoadOptions): OpenSite => {
  let known = new Map<string, Known>()
  let latest: CoachPart[] = []
  const update: OpenSite['update'] = (touched) => {
    const root = listRoot(options.dir)
    const site = readParsedFile(root.siteFile, SiteFile)
    const shared = { publicOrigin: options.publicOrigin, site: site.parsed }
    const siteText = site.parsed?.source.yaml.text
    known = new Map(
      [...readParts(root, options, { touched, known })].map(([slug, part]) => {
        const before = known.get(slug)
        const isSame = before?.part === part && before.siteText === siteText
        return [slug, isSame ? before : { part, siteText, diagnostics: validate(part, shared) }]
      }),
    )
    latest = [...known.values()].map(({ part }) => part)
    const summaries = new Map([...known].map(([slug, { part }]) => [slug, summaryOf(part)]))
    const { templates = ownTemplates } = options
    const all: AllCoaches = { ...shared, summaries: [...summaries.values()], templates }
    const diagnostics = withoutFollowUps([
      ...root.diagnostics,
      ...site.diagnostics,
      ...coachRules.flatMap(({ checkSite }) => (site.parsed && checkSite?.(site.parsed)) ?? []),
      ...[...known.values()].flatMap((coach) => coach.diagnostics),
      ...globalRules.flatMap(({ check }) => check(all)),
    ]).toSorted(byPlace)
    const coaches = new Map([...known].map(([slug, { part }]) => [slug, coachSiteOf(part)]))
    const readable = siteFrom(site.parsed, coaches.values())
    return { ...(diagnostics.length === 0 && { site: readable }), readable, coaches, summaries, diagnostics }
  }
  const notes: OpenSite['notes'] = (now) =>
    latest.flatMap(({ campaigns }) => pastTimes({ campaigns }, now)).toSorted(byPlace)
  return { update, notes }
}

type Former = { touched: ReadonlySet<string> | null; known: ReadonlyMap<string, Known> }

const readParts = (root: CampaignRoot, options: LoadOptions, { touched, known }: Former) => {
  const { templates = ownTemplates } = options
  return new Map(
    root.coaches.map((coach) => {
      const before = known.get(coach.slug)?.part
      const isSame = before && touched && !touched.has(coach.slug)
      return [coach.slug, isSame ? before : readCoachPart(coach, { templates }, before)]
    }),
  )
}

type Shared = Pick<ParsedFiles, 'publicOrigin' | 'site'>

const validate = (part: CoachPart, shared: Shared): Diagnostic[] => {
  const { folder, coach, campaigns, emails, guides } = part
  const files: ParsedFiles = {
    ...shared,
    coaches: new Map(coach ? [[folder.slug, coach]] : []),
    folders: new Map([[folder.slug, folder]]),
    campaigns,
    emails,
    guides,
  }
  return [...part.diagnostics, ...coachRules.flatMap(({ check }) => check(files))]
}
