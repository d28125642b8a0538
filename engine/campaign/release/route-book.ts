import type { Campaign } from '../schema/campaign.ts'
import { linkQuery } from '../form/visit-source.ts'
import { fold } from '../schema/path.ts'
import type { Route } from './release.ts'

type Owner = Pick<Campaign, 'path' | 'aliases' | 'redirects' | 'links' | 'live'> & { id: string }

export type Claim = {
  owner: Owner
  key: ['path'] | ['aliases' | 'redirects', number] | ['links', string]
  path: string
  folded: string
}
export type Conflict = { first: Claim; second: Claim }
export type RouteBook = ReturnType<typeof buildRoutes>

export const buildRoutes = (campaigns: readonly Owner[]) => {
  const conflicts: Conflict[] = []
  const byFold = new Map<string, Claim>()
  const spelt = new Map<string, Claim>()
  const holderOf = (path: string, folded: string) => {
    const first = byFold.get(folded)
    return first && first.path !== path ? (spelt.get(path) ?? first) : first
  }
  const take = (claim: Claim) => {
    const holder = holderOf(claim.path, claim.folded)
    if (!holder) byFold.set(claim.folded, claim)
    else if (holder.path === claim.path || holder.owner !== claim.owner)
      conflicts.push({ first: holder, second: claim })
    else spelt.set(claim.path, claim)
  }
  for (const owner of campaigns) take(claimOf(owner, ownPath, owner.path))
  for (const owner of campaigns) eachOther(owner, (key, path) => take(claimOf(owner, key, path)))
  return {
    get routes(): Record<string, Route> {
      const live = [...byFold.values(), ...spelt.values()].filter(({ owner }) => owner.live)
      return Object.fromEntries(live.map((claim) => [claim.path, routeOf(claim)]))
    },
    routeAt: (path: string): Route | undefined => {
      const holder = holderOf(path, fold(path))
      return holder?.path === path && holder.owner.live ? routeOf(holder) : undefined
    },
    conflicts,
  }
}

const ownPath: Claim['key'] = ['path']

const claimOf = (owner: Owner, key: Claim['key'], path: string): Claim => ({
  owner,
  key,
  path,
  folded: fold(path),
})

const eachOther = (
  { path, aliases, redirects, links }: Owner,
  visit: (key: Claim['key'], path: string) => void,
) => {
  for (const [index, alias] of aliases.entries()) visit(['aliases', index], alias)
  for (const [index, redirect] of redirects.entries()) visit(['redirects', index], redirect)
  for (const name in links) visit(['links', name], linkPath(path, name))
}

/** Where a named link of a campaign is. */
export const linkPath = (path: string, name: string): string => `${path.replace(/\/$/, '')}/${name}`

const routeOf = ({ key, owner }: Claim): Route => {
  if (key[0] === 'redirects') return { kind: 'redirect', target: owner.path }
  if (key[0] !== 'links') return { kind: 'page', campaign: owner.id }
  const [, name] = key
  return { kind: 'redirect', target: owner.path, query: linkQuery(name, owner.links?.[name] ?? name) }
}
