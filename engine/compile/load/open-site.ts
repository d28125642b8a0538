import { byPlace } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readCoachPart } from '../parse/read-coach.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import type { AllCoaches } from '../rules/all-coaches.ts'
import { summaryOf } from '../rules/coach-summary.ts'
import type { CoachSummary } from '../rules/coach-summary.ts'
import { pastTimes } from '../rules/events/past-times.ts'
import { saidDates } from '../rules/events/said-dates.ts'
import { splitPoints } from '../rules/files/check-split-sentences.ts'
import { saidPromises } from '../rules/forms/said-promises.ts'
import { noPrivacyLink } from '../rules/look/check-footers.ts'
import { smallPhotos, smallPortrait, unnamedPhotos } from '../rules/look/photo-size-notes.ts'
import { noPortrait, photoTreatments } from '../rules/look/picture-notes.ts'
import { openedHosts } from '../rules/links/opened-hosts.ts'
import { textLengths } from '../rules/look/text-lengths.ts'
import { templates as ownTemplates } from '../templates/templates.ts'
import { globalRules } from '../validate/site-rules.ts'
import { withoutFollowUps } from '../validate/follow-ups.ts'
import type { LoadOptions, LoadResult } from './loaded-site.ts'
import { readSiteFiles } from './site-files.ts'
import type { SiteFiles } from './site-files.ts'
import { validateCoach } from './validate-coach.ts'
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
    const site = readSiteFiles(options.dir)
    const shared = { publicOrigin: options.publicOrigin, site: site.parsed }
    const siteText = site.parsed?.source.yaml.text
    known = new Map(
      [...readParts(site.coaches, options, { touched, known })].map(([slug, part]) => {
        const before = known.get(slug)
        const isSame = before?.part === part && before.siteText === siteText
        return [slug, isSame ? before : { part, siteText, diagnostics: validateCoach(part, shared) }]
      }),
    )
    latest = [...known.values()].map(({ part }) => part)
    const summaries = new Map([...known].map(([slug, { part }]) => [slug, summaryOf(part)]))
    const { templates = ownTemplates } = options
    const all: AllCoaches = { ...shared, summaries: [...summaries.values()], templates }
    const diagnostics = withoutFollowUps([
      ...site.diagnostics,
      ...site.staff.diagnostics,
      ...[...known.values()].flatMap((coach) => coach.diagnostics),
      ...globalRules.flatMap(({ check }) => check(all)),
    ]).toSorted(byPlace)
    const coaches = new Map([...known].map(([slug, { part }]) => [slug, coachSiteOf(part)]))
    const readable = siteFrom(site.parsed, coaches.values())
    return { ...(diagnostics.length === 0 && { site: readable }), readable, coaches, summaries, diagnostics }
  }
  const notes: OpenSite['notes'] = (now) =>
    latest
      .flatMap(({ folder, coach, campaigns, emails, guides }) => [
        ...(coach
          ? [
              ...openedHosts(coach),
              ...noPrivacyLink(coach, campaigns),
              ...noPortrait(coach, campaigns),
              ...smallPortrait(coach, folder.pictures),
            ]
          : []),
        ...pastTimes({ campaigns }, now),
        ...saidDates({ campaigns, emails, guides }),
        ...campaigns.flatMap((campaign) => [
          ...textLengths(campaign),
          ...photoTreatments(campaign),
          ...smallPhotos(campaign, coach, folder.pictures),
          ...unnamedPhotos(campaign),
          ...splitPoints(campaign),
          ...saidPromises(campaign),
        ]),
      ])
      .toSorted(byPlace)
  return { update, notes }
}

type Former = { touched: ReadonlySet<string> | null; known: ReadonlyMap<string, Known> }

const readParts = (coaches: SiteFiles['coaches'], options: LoadOptions, { touched, known }: Former) => {
  const { templates = ownTemplates } = options
  return new Map(
    coaches.map((coach) => {
      const before = known.get(coach.slug)?.part
      const isSame = before && touched && !touched.has(coach.slug)
      return [coach.slug, isSame ? before : readCoachPart(coach, { templates }, before)]
    }),
  )
}
