import { buildRoutes } from '../campaign/route-book.ts'
import type { Claim } from '../campaign/route-book.ts'
import type { Route } from '../campaign/release.ts'
import type { CampaignDraft, Drafts } from './drafts.ts'
import { placeText } from './problem.ts'
import type { Problem } from './problem.ts'
import type { Source } from './schema-problems.ts'
import { didYouMean } from './schema-problems.ts'
import { placeOf } from './yaml-file.ts'

/** Paths, ids and hosts: each has one owner; what leads to a page leads to one that is shown. */
export const checkRoutes = (drafts: Drafts): Problem[] => {
  const claimed = drafts.campaigns.flatMap((draft) => (draft.claims ? [{ draft, claims: draft.claims }] : []))
  const { routes, conflicts } = buildRoutes(claimed.map(({ draft, claims }) => ({ ...claims, id: draft.id })))
  const draftOf = ({ owner }: Claim) => claimed[owner]?.draft
  const twice = conflicts.flatMap(({ first, second }) => {
    const [holder, late] = [draftOf(first), draftOf(second)]
    return holder && late ? [claimedTwice(late, second, holder, first)] : []
  })
  return [...twice, ...sameIds(drafts.campaigns), ...sameHosts(drafts), ...deadEnds(drafts, routes)]
}

const claimedTwice = (late: CampaignDraft, second: Claim, holder: CampaignDraft, first: Claim): Problem => {
  const place = placeOf(holder.source.yaml, first.key)
  const words =
    first.path === second.path
      ? 'is claimed twice'
      : `differs from "${first.path}" only by letter case or a slash`
  return late.source.report(second.key, {
    rule: 'path-taken',
    message: `the path "${second.path}" of "${second.campaign}" ${words}: "${first.campaign}" has it at ${placeText(place)}.`,
    fix: 'Take it out of one of the two.',
    related: [place],
  })
}

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

const sameHosts = ({ coaches, publicOrigin }: Drafts): Problem[] => {
  const owners = new Map<string, string>([[new URL(publicOrigin).hostname, 'PUBLIC_ORIGIN']])
  return [...coaches.values()].flatMap(({ source, raw, folder }) =>
    textsOf(raw['hosts']).flatMap(({ text, index }) => {
      const name = text.replace(/^www\./, '')
      const owner = owners.get(name)
      owners.set(name, folder.slug)
      if (!owner) return []
      return [
        source.report(['hosts', index], {
          rule: 'host-taken',
          message: `the host "${text}" belongs to ${owner} already.`,
          fix: 'List it once; "www." is understood.',
        }),
      ]
    }),
  )
}

const deadEnds = ({ site, coaches }: Drafts, routes: Record<string, Route>): Problem[] => {
  const shortcuts = site?.raw['shortcuts']
  const words = typeof shortcuts === 'object' && shortcuts !== null ? Object.entries(shortcuts) : []
  return [
    ...words.flatMap(([word, path]) =>
      site ? notAPage(site.source, ['shortcuts', word], path, routes) : [],
    ),
    ...[...coaches.values()].flatMap(({ source, raw }) => notAPage(source, ['home'], raw['home'], routes)),
  ]
}

const notAPage = (
  { report }: Source,
  at: string[],
  path: unknown,
  routes: Record<string, Route>,
): Problem[] => {
  if (typeof path !== 'string' || (Object.hasOwn(routes, path) && routes[path]?.kind === 'page')) return []
  const pages = Object.keys(routes).filter((name) => routes[name]?.kind === 'page')
  const message = `no page is shown at ${JSON.stringify(path)}.`
  return [
    report(at, {
      rule: 'dead-link',
      message,
      fix: `${didYouMean(path, pages)}Write the path of a live campaign.`,
    }),
  ]
}

const textsOf = (value: unknown): { text: string; index: number }[] =>
  (Array.isArray(value) ? value : []).flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ text, index }] : [],
  )
