import { buildRoutes } from '../../../campaign/release/route-book.ts'
import type { Claim, RouteBook } from '../../../campaign/release/route-book.ts'
import { isRecord } from '../../load/drafts.ts'
import type { CampaignDraft, CoachDraft, Drafts, SiteDraft } from '../../load/drafts.ts'
import { placeText } from '../../diagnostics/problem.ts'
import { lazily } from '../../bundle/lazily.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import type { Source } from '../../diagnostics/schema-problems.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { removeItem } from '../../fixes/remove-item.ts'
import { surely } from '../../fixes/slips.ts'
import { placeOf } from '../../read/yaml-file.ts'

/** Paths, ids and hosts: each has one owner; what leads to a page leads to one that is shown. */
export const checkRoutes = (drafts: Drafts): Problem[] => {
  const claims = drafts.campaigns.flatMap((draft) => draft.claims ?? [])
  const book = buildRoutes(claims)
  const draftOf = lazily(
    () => new Map<unknown, CampaignDraft>(drafts.campaigns.map((draft) => [draft.claims, draft])),
  )
  const heldBy = (claim: Claim): Held[] => {
    const draft = draftOf().get(claim.owner)
    return draft ? [{ draft, claim }] : []
  }
  const twice = book.conflicts.flatMap(({ first, second }) =>
    heldBy(second).flatMap((late) => heldBy(first).map((holder) => claimedTwice(late, holder))),
  )
  // A path that two campaigns want, or that is written wrongly, is told as that: what leads there is right.
  const conflicting = book.conflicts.flatMap(({ first, second }) => [first.path, second.path])
  const wanted = new Set([...conflicting, ...(drafts.lost ?? [])])
  const isWanted = (path: string) => wanted.has(path)
  return [
    ...twice,
    ...sameIds(drafts.campaigns),
    ...sameHosts(drafts),
    ...deadEnds(drafts, { book, isWanted }),
  ]
}

type Held = { draft: CampaignDraft; claim: Claim }

const claimedTwice = (late: Held, holder: Held): Problem => {
  if (late.draft === holder.draft) return listedTwice(late, holder)
  const [own, place] = [placeIn(late), placeIn(holder)]
  const [path, other] = [late.claim.path, holder.claim.path]
  const words =
    path === other
      ? `the path "${path}" is claimed twice`
      : `the paths "${path}" and "${other}" differ only by letter case or a slash`
  return late.draft.source.report(late.claim.key, {
    rule: 'path-taken',
    message: `${words}: "${late.claim.owner.id}" wants ${path === other ? 'it' : 'one'} at ${placeText(own)}, "${holder.claim.owner.id}" at ${placeText(place)}.`,
    fix: 'Choose another path for one of the two: where one is a copy of the other, for the copy.',
    related: [place],
  })
}

const listedTwice = ({ draft: { source }, claim: late }: Held, { claim: first }: Held): Problem =>
  source.report(late.key, {
    rule: 'path-taken',
    message: `the path "${late.path}" is this page's own already: it stands under "${first.key[0]}", too.`,
    fix: 'Take it out here: once is enough.',
    related: [placeOf(source.yaml, first.key)],
    repair: removeItem(source.yaml, late.key),
  })

const placeIn = ({ draft, claim }: Held) => placeOf(draft.source.yaml, claim.key)

const sameIds = (campaigns: CampaignDraft[]): Problem[] => {
  const owners = new Map<string, CampaignDraft>()
  return campaigns.flatMap((draft) => {
    const first = owners.get(draft.id)
    if (!first) owners.set(draft.id, draft)
    return first ? [takenId(draft, first)] : []
  })
}

const takenId = ({ source, id }: CampaignDraft, first: CampaignDraft): Problem => {
  const place = placeOf(first.source.yaml, ['id'])
  return source.report(['id'], {
    rule: 'id-taken',
    message: `the id "${id}" belongs to ${placeText(place)}.`,
    fix: 'Give one of the two another id.',
    related: [place],
  })
}

/** The host of all coaches that have none of their own. */
export const ownHost = (publicOrigin: string): string => new URL(publicOrigin).hostname

/** A coach's hosts; `name`: as they are told apart. */
export const hostsOf = ({ raw }: CoachDraft): { text: string; name: string; index: number }[] => {
  const { hosts } = raw
  return (Array.isArray(hosts) ? hosts : []).flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, name: text.toLowerCase().replace(/^www\./, ''), index }] : [],
  )
}

const sameHosts = ({ coaches, publicOrigin }: Drafts): Problem[] => {
  const own = ownHost(publicOrigin)
  const owners = new Map<string, { coach: CoachDraft; index: number }>()
  return [...coaches.values()].flatMap((coach) =>
    hostsOf(coach).flatMap(({ text, name, index }) => {
      const owner = owners.get(name)
      if (!owner) owners.set(name, { coach, index })
      if (!owner && name !== own) return []
      const place = owner && placeOf(owner.coach.source.yaml, ['hosts', owner.index])
      const holder = place
        ? `"${owner.coach.folder.slug}" already, at ${placeText(place)}`
        : 'the site (PUBLIC_ORIGIN)'
      return coach.source.report(['hosts', index], {
        rule: 'host-taken',
        message: `the host "${text}" belongs to ${holder}.`,
        fix: 'List it once; "www." is understood.',
        ...(place && { related: [place] }),
      })
    }),
  )
}

type Paths = { book: RouteBook; isWanted: (path: string) => boolean }

/** What is to lead to a page, apart from links: shortcuts of the site and the coaches' homes. */
export const pathsLedTo = (site: SiteDraft | null, coaches: Iterable<CoachDraft>): Lead[] => {
  const shortcuts = site?.raw['shortcuts']
  const leads = [
    ...(site && isRecord(shortcuts)
      ? Object.entries(shortcuts).map(([word, path]) => ({
          source: site.source,
          at: ['shortcuts', word],
          path,
        }))
      : []),
    ...[...coaches].map(({ source, raw }) => ({ source, at: ['home'], path: raw['home'] })),
  ]
  return leads.flatMap(({ path, ...lead }) => (typeof path === 'string' ? [{ ...lead, path }] : []))
}

type Lead = { source: Source; at: string[]; path: string }

const deadEnds = ({ site, coaches }: Drafts, paths: Paths): Problem[] =>
  pathsLedTo(site, coaches.values()).flatMap((lead) => notAPage(lead, paths))

const notAPage = ({ source: { report }, at, path }: Lead, { book, isWanted }: Paths): Problem[] => {
  if (isWanted(path)) return []
  const route = book.routeAt(path)
  if (route?.kind === 'page') return []
  if (route)
    return [
      report(at, {
        rule: 'redirect-chain',
        message: `"${path}" only leads on to "${route.target}".`,
        fix: `Write "${route.target}".`,
        instead: { of: path, write: route.target },
      }),
    ]
  const pages = Object.entries(book.routes).flatMap(([name, { kind }]) => (kind === 'page' ? [name] : []))
  const message = `no page is shown at ${JSON.stringify(path)}.`
  return [
    report(at, {
      rule: 'dead-link',
      message,
      fix: `${didYouMean(path, pages)}Write the path of a live campaign.`,
      instead: { of: path, write: surely(path, pages) },
    }),
  ]
}
