import { SiteFile } from '../../campaign/schema/site-file.ts'
import { listRoot } from './campaign-folder.ts'
import type { CampaignRoot } from './campaign-folder.ts'
import { coachChecks, nameChecks, siteFileChecks } from '../rules/checks.ts'
import { isAnsweredAlike } from '../rules/links/link-target.ts'
import type { Asked } from '../rules/links/link-target.ts'
import { openHeldNames } from '../rules/held-names.ts'
import type { HeldNames } from '../rules/held-names.ts'
import type { Drafts } from './drafts.ts'
import { asksOthers, faceOf } from '../rules/coach-face.ts'
import type { LoadOptions, LoadResult } from './load-site.ts'
import { oneForEachFault } from '../diagnostics/one-for-each-fault.ts'
import { pastTimes } from '../rules/events/past-times.ts'
import { byPlace } from '../diagnostics/problem.ts'
import type { Problem } from '../diagnostics/problem.ts'
import { readCoachPart } from './read-coach.ts'
import type { CoachPart } from './read-coach.ts'
import { readDraft } from './read-draft.ts'
import { coachSiteOf, siteFrom } from './site-from.ts'
import type { CoachSite } from './site-from.ts'
import { lazily } from '../bundle/lazily.ts'
import { templates as ownTemplates } from '../templates/templates.ts'

/** A campaigns folder that is looked at again and again. */
export type OpenSite = {
  /** Reads what changed in the folders of these coaches (null: of all) and judges what that can have changed. */
  update: (touched: ReadonlySet<string> | null) => OpenResult
  /** What of the files read last is worth a look on that day, and no fault. */
  notes: (now: Date) => Problem[]
}

/** `coaches`: by slug; that of a coach in whose folder nothing changed is the very object it was before. */
type OpenResult = LoadResult & { coaches: ReadonlyMap<string, CoachSite> }
type Judged = { problems: Problem[]; asked: Asked }
/** `face`: made where it is asked for, as who looks once never does. */
type Named = { part: CoachPart; face: () => string }
type Known = Judged & Named
type State = { known: Map<string, Known>; drafts: () => Drafts; siteFace: string; siteProblems: Problem[] }

/**
 * The answers are those of reading everything anew; what did not change is neither read nor judged again, and what holds
 * all coaches' files is put together only where it is asked for: a save among thousands of campaigns has no time for that.
 */
export const openSite = (options: LoadOptions): OpenSite => {
  let state: State | null = null
  let latest: (() => Drafts) | null = null
  // Made with the first save that needs it: who looks once has no use for it.
  let names: HeldNames | null = null
  const update: OpenSite['update'] = (touched) => {
    const root = listRoot(options.dir)
    const parts = readParts(root, options, { touched, known: state?.known })
    const site = readDraft(root.siteFile, SiteFile)
    const { publicOrigin, stepSchemas } = options
    const read = [...parts.values()].map(({ part }) => part)
    const shared = { publicOrigin, stepSchemas, site: site.draft }
    const drafts = lazily(() => together(read, { ...shared, ...(names && { names }) }))
    latest = drafts
    const siteFace = JSON.stringify([...parts.keys(), site.draft?.source.yaml.text])
    const isSameSite = state !== null && state.siteFace === siteFace
    const isAsBefore = isSameSite && state !== null && hasSameFaces(parts, state.known)
    // What the files of others can be asked is the same as before, and so is every answer.
    const whole = isAsBefore && state ? state.drafts : drafts
    if (names) swapNames(names, state?.known, parts)
    else if (state && !isAsBefore) names = openHeldNames(publicOrigin, read)
    const isFine = isAsBefore && state?.siteProblems.length === 0
    const hasFineNames = isFine || (names?.areFree() && names.leadToPages(site.draft, read))
    const siteProblems = [
      ...(hasFineNames ? [] : nameChecks.flatMap((check) => check(drafts()))),
      ...siteFileChecks.flatMap((check) => check(shared)),
    ]
    const judged = [...parts].map(([slug, { part, face }]): [string, Known] => {
      const before = state?.known.get(slug)
      const isKept =
        isSameSite &&
        before?.part === part &&
        !asksOthers(part) &&
        (isAsBefore || isAnsweredAlike(before.asked, whole()))
      return [slug, isKept ? before : { part, face, ...judge(part, whole, drafts) }]
    })
    state = { known: new Map(judged), drafts: whole, siteFace, siteProblems }
    const own = judged.flatMap(([, { problems }]) => problems)
    const problems = oneForEachFault([...root.problems, ...site.problems, ...siteProblems, ...own])
    const sorted = problems.toSorted(byPlace)
    const coaches = new Map([...parts].map(([slug, { part }]) => [slug, coachSiteOf(part)]))
    const readable = siteFrom(site.draft, coaches.values())
    return { ...(sorted.length === 0 && { site: readable }), readable, coaches, problems: sorted }
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
      return [coach.slug, { part, face: lazily(() => faceOf(part)) }]
    }),
  )
}

const hasSameFaces = (parts: Parts, known: State['known']): boolean =>
  [...parts].every(([slug, { part, face }]) => {
    const before = known.get(slug)
    return before !== undefined && (before.part === part || before.face() === face())
  })

const swapNames = (names: HeldNames, former: State['known'] = new Map(), parts: Parts): void => {
  for (const slug of new Set([...former.keys(), ...parts.keys()]))
    names.swap(former.get(slug)?.part, parts.get(slug)?.part)
}

type Shared = Pick<Drafts, 'publicOrigin' | 'stepSchemas' | 'site' | 'names'>

const together = (parts: readonly CoachPart[], shared: Shared): Drafts => ({
  ...shared,
  coaches: new Map(parts.flatMap(({ coach, folder }) => (coach ? [[folder.slug, coach] as const] : []))),
  folders: new Map(parts.map(({ folder }) => [folder.slug, folder])),
  campaigns: parts.flatMap(({ campaigns }) => campaigns),
  emails: new Map(parts.flatMap(({ emails }) => [...emails])),
  guides: new Map(parts.flatMap(({ guides }) => [...guides])),
  lost: parts.flatMap(({ lost }) => lost),
})

/** The faults of one coach's files, each by itself and in the company of all: `whole` says which pages there are. */
const judge = (part: CoachPart, all: () => Drafts, latest: () => Drafts): Judged => {
  const whole = all()
  const asked: Asked = new Map()
  const alone = together([part], whole)
  const own: Drafts = { ...alone, emails: asksOthers(part) ? latest().emails : alone.emails, whole, asked }
  return { problems: [...part.problems, ...coachChecks.flatMap((check) => check(own))], asked }
}
