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

/** Load balancers and Prometheus ask these by address. */
const anyHost = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses hosts that are not ours, and plain http where a proxy of ours says that visitors use it. */
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

/** The host a request is for: name in lower case without a closing dot, and the port if it names one. */
export type RequestHost = { name: string; port: string }

const hostPattern = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/

/**
 * Reads Host (or the authority of an absolute-form request line, which goes before it). X-Forwarded-Host is never
 * looked at: it would let a visitor choose the host of links. Throws `Refused` on a missing, doubled or odd one.
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

/** Once PUBLIC_ORIGIN is https only configured hosts are served; before that any name of this machine may be used. */
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
