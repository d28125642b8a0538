import type { FastifyRequest } from 'fastify'
import type { ServedSite } from '../../engine/campaign/release/release.ts'
import { Refused } from './refusal.ts'

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
