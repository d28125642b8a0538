import { SiteFile } from '../../campaign/schema/site-file.ts'
import { listRoot } from '../parse/campaign-folder.ts'
import type { CampaignRoot } from '../parse/campaign-folder.ts'
import { coachChecks, nameChecks, siteFileChecks } from '../rules/checks.ts'
import { isAnsweredAlike } from '../rules/links/link-target.ts'
import type { Asked } from '../rules/links/link-target.ts'
import { openClaimIndex } from '../rules/claim-index.ts'
import type { ClaimIndex } from '../rules/claim-index.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import { asksOthers, summaryOf } from '../rules/coach-summary.ts'
import type { LoadOptions, LoadResult } from './loaded-site.ts'
import { oneForEachFault } from '../diagnostics/one-for-each-fault.ts'
import { pastTimes } from '../rules/events/past-times.ts'
import { byPlace } from '../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readCoachPart } from '../parse/read-coach.ts'
import type { CoachPart } from '../parse/read-coach.ts'
import { readParsedFile } from '../parse/read-parsed-file.ts'
import { coachSiteOf, siteFrom } from './site-from.ts'
import type { CoachSite } from './site-from.ts'
import { lazily } from '../bundle/lazily.ts'
import { templates as ownTemplates } from '../templates/templates.ts'

/** A campaigns folder that is looked at again and again. */
export type OpenSite = {
  /** Reads what changed in the folders of these coaches (null: of all) and judges what that can have changed. */
  update: (touched: ReadonlySet<string> | null) => OpenResult
  /** What of the files read last is worth a look on that day, and no fault. */
  notes: (now: Date) => Diagnostic[]
}

/** `coaches`: by slug; that of a coach in whose folder nothing changed is the very object it was before. */
type OpenResult = LoadResult & { coaches: ReadonlyMap<string, CoachSite> }
type Validated = { diagnostics: Diagnostic[]; asked: Asked }
/** `face`: made where it is asked for, as who looks once never does. */
type Named = { part: CoachPart; face: () => string }
type Known = Validated & Named
type State = {
  known: Map<string, Known>
  parsedFiles: () => ParsedFiles
  siteSummary: string
  siteDiagnostics: Diagnostic[]
}

/**
 * The answers are those of reading everything anew; what did not change is neither read nor judged again, and what holds
 * all coaches' files is put together only where it is asked for: a save among thousands of campaigns has no time for that.
 */
export const openSite = (options: LoadOptions): OpenSite => {
  let state: State | null = null
  let latest: (() => ParsedFiles) | null = null
  // Made with the first save that needs it: who looks once has no use for it.
  let names: ClaimIndex | null = null
  const update: OpenSite['update'] = (touched) => {
    const root = listRoot(options.dir)
    const parts = readParts(root, options, { touched, known: state?.known })
    const site = readParsedFile(root.siteFile, SiteFile)
    const { publicOrigin, stepSchemas } = options
    const read = [...parts.values()].map(({ part }) => part)
    const shared = { publicOrigin, stepSchemas, site: site.parsed }
    const parsedFiles = lazily(() => together(read, { ...shared, ...(names && { names }) }))
    latest = parsedFiles
    const siteSummary = JSON.stringify([...parts.keys(), site.parsed?.source.yaml.text])
    const isSameSite = state !== null && state.siteSummary === siteSummary
    const isAsBefore = isSameSite && state !== null && hasSameSummaries(parts, state.known)
    // What the files of others can be asked is the same as before, and so is every answer.
    const whole = isAsBefore && state ? state.parsedFiles : parsedFiles
    if (names) swapNames(names, state?.known, parts)
    else if (state && !isAsBefore) names = openClaimIndex(publicOrigin, read)
    const isFine = isAsBefore && state?.siteDiagnostics.length === 0
    const hasFineNames = isFine || (names?.areFree() && names.leadToPages(site.parsed, read))
    const siteDiagnostics = [
      ...(hasFineNames ? [] : nameChecks.flatMap((check) => check(parsedFiles()))),
      ...siteFileChecks.flatMap((check) => check(shared)),
    ]
    const validated = [...parts].map(([slug, { part, face }]): [string, Known] => {
      const before = state?.known.get(slug)
      const isKept =
        isSameSite &&
        before?.part === part &&
        !asksOthers(part) &&
        (isAsBefore || isAnsweredAlike(before.asked, whole()))
      return [slug, isKept ? before : { part, face, ...validate(part, whole, parsedFiles) }]
    })
    state = { known: new Map(validated), parsedFiles: whole, siteSummary, siteDiagnostics }
    const own = validated.flatMap(([, { diagnostics }]) => diagnostics)
    const diagnostics = oneForEachFault([
      ...root.diagnostics,
      ...site.diagnostics,
      ...siteDiagnostics,
      ...own,
    ])
    const sorted = diagnostics.toSorted(byPlace)
    const coaches = new Map([...parts].map(([slug, { part }]) => [slug, coachSiteOf(part)]))
    const readable = siteFrom(site.parsed, coaches.values())
    return { ...(sorted.length === 0 && { site: readable }), readable, coaches, diagnostics: sorted }
  }
  return { update, notes: (now) => (latest ? pastTimes(latest(), now).toSorted(byPlace) : []) }
}

type Parts = Map<string, Named>
type Former = { touched: ReadonlySet<string> | null; known: State['known'] | undefined }

/** Every coach's files; those of a coach that was not touched are the very object that they were before. */
const readParts = (root: CampaignRoot, options: LoadOptions, { touched, known }: Former): Parts => {
  const { stepSchemas, templates = ownTemplates } = options
  return new Map(
    root.coaches.map((coach) => {
      const before = known?.get(coach.slug)
      if (before && touched && !touched.has(coach.slug)) return [coach.slug, before]
      const part = readCoachPart(coach, { stepSchemas, templates }, before?.part)
      return [coach.slug, { part, face: lazily(() => summaryOf(part)) }]
    }),
  )
}

const hasSameSummaries = (parts: Parts, known: State['known']): boolean =>
  [...parts].every(([slug, { part, face }]) => {
    const before = known.get(slug)
    return before !== undefined && (before.part === part || before.face() === face())
  })

const swapNames = (names: ClaimIndex, former: State['known'] = new Map(), parts: Parts): void => {
  for (const slug of new Set([...former.keys(), ...parts.keys()]))
    names.swap(former.get(slug)?.part, parts.get(slug)?.part)
}

type Shared = Pick<ParsedFiles, 'publicOrigin' | 'stepSchemas' | 'site' | 'names'>

const together = (parts: readonly CoachPart[], shared: Shared): ParsedFiles => ({
  ...shared,
  coaches: new Map(parts.flatMap(({ coach, folder }) => (coach ? [[folder.slug, coach] as const] : []))),
  folders: new Map(parts.map(({ folder }) => [folder.slug, folder])),
  campaigns: parts.flatMap(({ campaigns }) => campaigns),
  emails: new Map(parts.flatMap(({ emails }) => [...emails])),
  guides: new Map(parts.flatMap(({ guides }) => [...guides])),
  lost: parts.flatMap(({ lost }) => lost),
})

/** The faults of one coach's files, each by itself and in the company of all: `whole` says which pages there are. */
const validate = (part: CoachPart, all: () => ParsedFiles, latest: () => ParsedFiles): Validated => {
  const whole = all()
  const asked: Asked = new Map()
  const alone = together([part], whole)
  const own: ParsedFiles = {
    ...alone,
    emails: asksOthers(part) ? latest().emails : alone.emails,
    whole,
    asked,
  }
  return { diagnostics: [...part.diagnostics, ...coachChecks.flatMap((check) => check(own))], asked }
}
