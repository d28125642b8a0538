import type { Coach } from '../schema/coach.ts'
import { fold } from '../schema/path.ts'
import type { Route, ServedSite } from './release.ts'

export type RouteSite = Pick<ServedSite, 'routes' | 'shortcuts'> & {
  coaches: Record<string, Pick<Coach, 'hosts' | 'home'>>
}

/** As the browser sent them: not decoded; the query without "?". */
export type RouteRequest = { host: string; path: string; query: string }

export type RouteAnswer =
  | { kind: 'page'; campaign: string }
  | { kind: 'redirect'; location: string; status: 308 | 302 }
  | { kind: 'home' }
  | { kind: 'not-found' }

/** Where a request for a page goes. Never throws; a location is always a path of this site. */
export const findRoute = (site: RouteSite, { host, path, query }: RouteRequest): RouteAnswer => {
  if (path === '/') return findHome(site, host, query)
  const requested = decode(path)
  if (requested === null) return notFound
  const route = listed(site, requested)
  if (route?.kind === 'page') return { kind: 'page', campaign: route.campaign }
  if (route) return follow(route, query)
  const target = fixed(site, requested)
  return target === null ? notFound : redirect(308, target, query)
}

const follow = ({ target, query: own }: RedirectRoute, query: string): RouteAnswer =>
  own === undefined
    ? redirect(308, target, query)
    : redirect(302, target, [own, query].filter(Boolean).join('&'))

type RedirectRoute = Extract<Route, { kind: 'redirect' }>

const notFound: RouteAnswer = { kind: 'not-found' }

const findHome = (site: RouteSite, host: string, query: string): RouteAnswer => {
  const words = new URLSearchParams(query).getAll('r')
  const word = words.length === 1 ? words[0] : undefined
  const shortcut =
    word !== undefined && Object.hasOwn(site.shortcuts, word) ? site.shortcuts[word] : undefined
  if (shortcut !== undefined) return redirect(302, shortcut, withoutShortcut(query))
  const home = homeOf(site, host)
  return home === undefined ? { kind: 'home' } : redirect(302, home, query)
}

const homeOf = ({ coaches }: RouteSite, host: string): string | undefined => coachAt(coaches, host)?.home

/** The coach whose own host it is, with or without "www.". */
export const coachAt = <Owner extends Pick<Coach, 'hosts'>>(
  coaches: Record<string, Owner>,
  host: string,
): Owner | undefined => {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return Object.values(coaches).find(({ hosts }) =>
    hosts.some((own) => name === own || name === `www.${own}`),
  )
}

const withoutShortcut = (query: string) =>
  query
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has('r'))
    .join('&')

/** null: too long, broken encoding, or an encoded separator. */
const decode = (path: string): string | null => {
  if (path.length > 1000 || !path.startsWith('/') || /%(2f|5c|00)/i.test(path)) return null
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const listed = ({ routes }: RouteSite, path: string): Route | undefined =>
  Object.hasOwn(routes, path) ? routes[path] : undefined

/** A path that is listed except for "%20-" at its end, letter case or a trailing slash. */
const fixed = (site: RouteSite, requested: string): string | null => {
  const clean = requested.replace(/(?: -|(?<=.)\/)+$/, '')
  const candidates = [requested.replace(/(?: -)+$/, ''), clean, variantsOf(site.routes).get(fold(clean))]
  for (const path of candidates) {
    const route = path === undefined ? undefined : listed(site, path)
    if (path !== undefined && route) return route.kind === 'page' || route.query ? path : route.target
  }
  return null
}

const variants = new WeakMap<ServedSite['routes'], Map<string, string>>()

const variantsOf = (routes: ServedSite['routes']): Map<string, string> => {
  const known = variants.get(routes)
  if (known) return known
  const made = new Map<string, string>()
  for (const path of Object.keys(routes)) if (!made.has(fold(path))) made.set(fold(path), path)
  variants.set(routes, made)
  return made
}

const redirect = (status: 308 | 302, target: string, query: string): RouteAnswer => {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return notFound
  // Nothing in a query may end or split a header.
  const safeQuery = query.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  return { kind: 'redirect', location: safeQuery ? `${target}?${safeQuery}` : target, status }
}
