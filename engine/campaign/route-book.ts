import type { Campaign } from './campaign.ts'
import { fold } from './path.ts'
import type { Route } from './release.ts'

export { findRoute } from './find-route.ts'

type Owner = Pick<Campaign, 'path' | 'aliases' | 'redirects' | 'live'> & { id: string }

/** One campaign's claim on a path; `key` is where its file makes it. */
export type Claim = {
  campaign: string
  owner: number
  key: ['path'] | ['aliases' | 'redirects', number]
  path: string
}
/** Two claims that cannot both hold: on the same path, or by two owners on paths that differ but for case or slash. */
export type Conflict = { first: Claim; second: Claim }
export type RouteBook = { routes: Record<string, Route>; conflicts: Conflict[] }

/** All paths of all campaigns. `owner` in a conflict is the index of the campaign. What is not live has no route. */
export const buildRoutes = (campaigns: readonly Owner[]): RouteBook => {
  const routes: Record<string, Route> = {}
  const conflicts: Conflict[] = []
  const byPath = new Map<string, Claim>()
  const byFold = new Map<string, Claim>()
  for (const claim of pathsFirst(campaigns.flatMap(claimsOf))) {
    const folded = fold(claim.path)
    const holder = byPath.get(claim.path) ?? byFold.get(folded)
    if (holder && (holder.path === claim.path || holder.owner !== claim.owner)) {
      conflicts.push({ first: holder, second: claim })
      continue
    }
    byPath.set(claim.path, claim)
    if (!byFold.has(folded)) byFold.set(folded, claim)
    const owner = campaigns[claim.owner]
    if (owner?.live) routes[claim.path] = routeOf(claim, owner)
  }
  return { routes, conflicts }
}

/** A page's own path is older than what was added to another page: of the two the alias or redirect has to give way. */
const pathsFirst = (claims: Claim[]): Claim[] => [
  ...claims.filter(({ key }) => key[0] === 'path'),
  ...claims.filter(({ key }) => key[0] !== 'path'),
]

const claimsOf = ({ id: campaign, path, aliases, redirects }: Owner, owner: number): Claim[] => [
  { campaign, owner, key: ['path'], path },
  ...aliases.map((alias, index): Claim => ({ campaign, owner, key: ['aliases', index], path: alias })),
  ...redirects.map((from, index): Claim => ({ campaign, owner, key: ['redirects', index], path: from })),
]

const routeOf = (claim: Claim, owner: Owner): Route =>
  claim.key[0] === 'redirects'
    ? { kind: 'redirect', target: owner.path }
    : { kind: 'page', campaign: claim.campaign }
