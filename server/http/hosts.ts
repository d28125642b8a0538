import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { WithSite } from '../release/with-site.ts'
import { Refused } from './refusal.ts'
import { isApiPath, requestPath, requestQuery } from './request-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    siteHost: RequestHost
    /** Further fields of this request's one log line. */
    logFields: Record<string, unknown>
  }
}

export type HostDeps = WithSite & { settings: { publicOrigin: string; secure: boolean } }

const noHost: RequestHost = { name: '', port: '' }

/** Load balancers and Prometheus request these by address. */
const anyHost = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses unknown hosts, and redirects plain http where a trusted proxy reports it. */
export const checkHosts = (
  app: FastifyInstance,
  deps: HostDeps,
  isProxy: (address: string | undefined) => boolean,
) => {
  const { publicOrigin, secure } = deps.settings
  const port = new URL(publicOrigin).port
  app.decorateRequest('siteHost')
  app.decorateRequest('logFields')
  app.addHook('onRequest', async (request, reply) => {
    const path = requestPath(request.originalUrl)
    request.siteHost = noHost
    if (anyHost.has(path)) return undefined
    request.siteHost = requestHost(request)
    const { name } = request.siteHost
    if (!isKnownHost(name, deps.releases.current().site, publicOrigin)) throw new Refused('misdirected')
    const scheme = [request.headers['x-forwarded-proto'] ?? ''].flat().join().split(',').at(-1)?.trim()
    const isPlain =
      secure && scheme === 'http' && isProxy(request.raw.socket.remoteAddress) && !isLoopback(name)
    if (!isPlain) return undefined
    if (isApiPath(path) || !['GET', 'HEAD'].includes(request.method)) throw new Refused('forbidden')
    return reply.redirect(
      `https://${name}${port && `:${port}`}${path}${requestQuery(request.originalUrl)}`,
      308,
    )
  })
}

/** The host of a request: name in lower case without a trailing dot, and the port if it has one. */
export type RequestHost = { name: string; port: string }

const hostPattern = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/

/**
 * Reads Host, or the authority of an absolute-form request line, which takes precedence. X-Forwarded-Host is
 * ignored: it would let a visitor choose the host of links. Throws `Refused` for a missing, repeated or malformed host.
 */
export const requestHost = (request: FastifyRequest): RequestHost => {
  const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) throw new Refused('misdirected', { status: 400 })
  const text = authorityOf(request.originalUrl) ?? request.raw.headers.host ?? ''
  const match = hostPattern.exec(text.toLowerCase())
  if (!match?.[1]) throw new Refused('misdirected', { status: 400 })
  return { name: match[1], port: match[2] ?? '' }
}

const authorityOf = (url: string) => /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]

export const isLoopback = (name: string) =>
  name === 'localhost' || name === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)

/** With an https PUBLIC_ORIGIN only configured hosts are served; otherwise any name of this machine is. */
export const isKnownHost = (name: string, site: ServedSite, publicOrigin: string): boolean => {
  const origin = new URL(publicOrigin)
  if (origin.protocol !== 'https:' || isLoopback(name)) return true
  return name === origin.hostname || coachHosts(site).has(name)
}

const known = new WeakMap<ServedSite, Set<string>>()
const coachHosts = (site: ServedSite): Set<string> => {
  const cached = known.get(site)
  if (cached) return cached
  const hosts = new Set(
    Object.values(site.coaches).flatMap((coach) => coach.hosts.flatMap((host) => [host, `www.${host}`])),
  )
  known.set(site, hosts)
  return hosts
}
