import { buildRoutes } from '../../../campaign/release/route-book.ts'
import type { Claim, RouteBook } from '../../../campaign/release/route-book.ts'
import { isRecord } from '../../read/is-record.ts'
import type { ParsedCampaign, ParsedCoach, ParsedSiteFile } from '../../parse/parsed-files.ts'
import type { AllCoaches } from '../all-coaches.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import { lazily } from '../../bundle/lazily.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../schema/source.ts'
import { didYouMean } from '../../fixes/nearest.ts'
import { placeOf } from '../../read/yaml-file.ts'
import { defineRule } from '../define-rule.ts'

const checkRoutes = (all: AllCoaches): Diagnostic[] => {
  const claims = all.campaigns.flatMap((parsed) => parsed.claims ?? [])
  const book = buildRoutes(claims)
  const parsedOf = lazily(
    () => new Map<unknown, ParsedCampaign>(all.campaigns.map((parsed) => [parsed.claims, parsed])),
  )
  const claimedBy = (claim: Claim): HeldClaim[] => {
    const parsed = parsedOf().get(claim.owner)
    return parsed ? [{ parsed, claim }] : []
  }
  const twice = book.conflicts.flatMap(({ first, second }) =>
    claimedBy(second).flatMap((late) => claimedBy(first).map((holder) => claimedTwice(late, holder))),
  )
  // A path that two campaigns claim, or that is misspelt, has its own diagnostic: links to it are right.
  const conflicting = book.conflicts.flatMap(({ first, second }) => [first.path, second.path])
  const wanted = new Set([...conflicting, ...all.pathsOfUnreadable])
  const isWanted = (path: string) => wanted.has(path)
  return [...twice, ...sameIds(all.campaigns), ...sameHosts(all), ...deadEnds(all, { book, isWanted })]
}

export const routeRule = defineRule({
  ids: {
    'host-taken': { says: 'A host belongs to one coach.' },
    'id-taken': { says: 'Each campaign has its own id.' },
    'path-taken': { says: 'A path belongs to one campaign, which lists it once.' },
    'redirect-chain': {
      says: 'A shortcut or home leads straight to a page, not to a redirect.',
    },
  },
  check: checkRoutes,
})

type HeldClaim = { parsed: ParsedCampaign; claim: Claim }

const claimedTwice = (late: HeldClaim, holder: HeldClaim): Diagnostic => {
  if (late.parsed === holder.parsed) return listedTwice(late, holder)
  const [own, place] = [placeIn(late), placeIn(holder)]
  const [path, other] = [late.claim.path, holder.claim.path]
  const words =
    path === other
      ? `the path "${path}" is claimed twice`
      : `the paths "${path}" and "${other}" differ only by letter case or a slash`
  return late.parsed.source.report(late.claim.key, {
    rule: 'path-taken',
    message: `${words}: "${late.claim.owner.id}" wants ${path === other ? 'it' : 'one'} at ${placeText(own)}, "${holder.claim.owner.id}" at ${placeText(place)}.`,
    fix: 'Choose another path for one of the two: where one is a copy of the other, for the copy.',
    related: [place],
  })
}

const listedTwice = (
  { parsed: { source }, claim: late }: HeldClaim,
  { claim: first }: HeldClaim,
): Diagnostic =>
  source.report(late.key, {
    rule: 'path-taken',
    message: `the path "${late.path}" is this page's own already: "${first.key[0]}" lists it, too.`,
    fix: 'Remove it here.',
    related: [placeOf(source.yaml, first.key)],
  })

const placeIn = ({ parsed, claim }: HeldClaim) => placeOf(parsed.source.yaml, claim.key)

const sameIds = (campaigns: readonly ParsedCampaign[]): Diagnostic[] => {
  const owners = new Map<string, ParsedCampaign>()
  return campaigns.flatMap((parsed) => {
    const first = owners.get(parsed.id)
    if (!first) owners.set(parsed.id, parsed)
    return first ? [takenId(parsed, first)] : []
  })
}

const takenId = ({ source, id }: ParsedCampaign, first: ParsedCampaign): Diagnostic => {
  const place = placeOf(first.source.yaml, ['id'])
  return source.report(['id'], {
    rule: 'id-taken',
    message: `the id "${id}" belongs to ${placeText(place)}.`,
    fix: 'Give one of the two another id.',
    related: [place],
  })
}

const ownHost = (publicOrigin: string): string => new URL(publicOrigin).hostname

const hostsOf = ({ raw }: ParsedCoach): { text: string; name: string; index: number }[] => {
  const { hosts } = raw
  return (Array.isArray(hosts) ? hosts : []).flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, name: text.toLowerCase().replace(/^www\./, ''), index }] : [],
  )
}

const sameHosts = ({ coaches, publicOrigin }: AllCoaches): Diagnostic[] => {
  const own = ownHost(publicOrigin)
  const owners = new Map<string, { coach: ParsedCoach; index: number }>()
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

const pathsLedTo = (site: ParsedSiteFile | null, coaches: Iterable<ParsedCoach>): Lead[] => {
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

const deadEnds = ({ site, coaches }: AllCoaches, paths: Paths): Diagnostic[] =>
  pathsLedTo(site, coaches.values()).flatMap((lead) => notAPage(lead, paths))

const notAPage = ({ source: { report }, at, path }: Lead, { book, isWanted }: Paths): Diagnostic[] => {
  if (isWanted(path)) return []
  const route = book.routeAt(path)
  if (route?.kind === 'page') return []
  if (route)
    return [
      report(at, {
        rule: 'redirect-chain',
        message: `"${path}" only leads on to "${route.target}".`,
        fix: `Write "${route.target}".`,
      }),
    ]
  const pages = Object.entries(book.routes).flatMap(([name, { kind }]) => (kind === 'page' ? [name] : []))
  const message = `no page is shown at ${JSON.stringify(path)}.`
  return [
    report(at, {
      rule: 'dead-link',
      message,
      fix: `${didYouMean(path, pages)}Write the path of a live campaign.`,
    }),
  ]
}
