import type { FastifyRequest, FastifyInstance } from 'fastify'
import { Refused } from './refusal.ts'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import type { WithSite } from '../ports.ts'

export type BodyKind = 'json' | 'form'

/** Throws `Refused` (unsupported_media) for other types and for compressed bodies. */
export const bodyKind = (request: FastifyRequest): BodyKind => {
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw new Refused('unsupported_media')
  const match = /^\s*application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.exec(
    request.headers['content-type'] ?? '',
  )
  if (!match) throw new Refused('unsupported_media')
  return match[1]?.toLowerCase() === 'json' ? 'json' : 'form'
}

/** 1-255 visible ASCII characters, at most once. */
export const idempotencyKey = (request: FastifyRequest): string | null => {
  const { rawHeaders } = request.raw
  const keys = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'idempotency-key',
  )
  if (keys.length === 0) return null
  const [key] = keys
  if (keys.length > 1 || key === undefined || !isUsableKey(key)) throw new Refused('bad_idempotency_key')
  return key
}

export const isUsableKey = (key: string) => /^[\x20-\x7e]{1,255}$/.test(key) && key.trim() !== ''

export const requestPath = (target: string): string =>
  target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '') || '/'

/** With its "?"; unchanged except for characters that no header may contain. */
export const requestQuery = (target: string): string => {
  const at = target.indexOf('?')
  return at < 0 ? '' : target.slice(at).replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
}

export const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

export const isApiPath = (path: string) => /^\/((staff\/)?api|functions)(\/|$)/.test(path)

declare module 'fastify' {
  interface FastifyRequest {
    siteHost: RequestHost
    logFields: Record<string, unknown>
  }
}

export type HostDeps = WithSite & { settings: { publicOrigin: string; secure: boolean } }

const noHost: RequestHost = { name: '', port: '' }

/** Load balancers and Prometheus request these by address. */
const anyHost = new Set(['/healthz', '/readyz', '/metrics'])

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

export type RequestHost = { name: string; port: string }

const hostPattern = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/

/**
 * Host, or the authority of an absolute-form request line, which takes precedence. X-Forwarded-Host is ignored: it would
 * let a visitor choose the host of links. Throws `Refused`.
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

/** Reads the socket, as a Host header does not show where a request comes from; a proxy on this machine does not count. */
export const isAtThisMachine = (request: FastifyRequest): boolean => {
  const { headers, raw } = request
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  const isLocalSocket = address === '::1' || address.startsWith('127.')
  const isForwarded = Object.keys(headers).some((name) =>
    /^(forwarded|via|x-real-ip|x-forwarded.*)$/.test(name),
  )
  return isLocalSocket && !isForwarded && isLoopback(requestHost(request).name)
}

/** With an https PUBLIC_ORIGIN only configured hosts are served; otherwise any name is. */
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

/** Whether a host is one of this site, for a request that came to another one of it. */
export const isOwnHost = (host: string, request: FastifyRequest, site: ServedSite, publicOrigin: string) =>
  host === request.siteHost.name || host === new URL(publicOrigin).hostname || coachHosts(site).has(host)

/** As far as a browser reports it. Programs send no Origin. */
export const isSameOrigin = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  if (origin === undefined)
    return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
  const url = parseOrigin(origin)
  if (!url) return false
  const { name, port } = request.siteHost
  const secure = new URL(publicOrigin).protocol === 'https:'
  if (secure && url.protocol !== 'https:' && !isLoopback(name)) return false
  return url.host === URL.parse(`${url.protocol}//${name}${port && `:${port}`}`)?.host
}

/**
 * Pages with a token in their address send no referrer, and browsers then send `Origin: null` for their own form. A page
 * cannot set Sec-Fetch-Site, so it is trusted.
 */
export const isSameOriginTokenForm = (request: FastifyRequest, publicOrigin: string): boolean =>
  isSameOrigin(request, publicOrigin) ||
  (request.headers.origin === 'null' && request.headers['sec-fetch-site'] === 'same-origin')

const parseOrigin = (origin: string) => {
  const url = URL.parse(origin)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === origin.toLowerCase()
    ? url
    : null
}

/** Entries are addresses or ranges such as "10.0.0.0/8". */
export const trustedProxies = (entries: string[]): ((address: string | undefined) => boolean) => {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
