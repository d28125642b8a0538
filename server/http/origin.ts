import type { FastifyRequest } from 'fastify'
import { isLoopback } from './hosts.ts'

/** Whether a page of the same host sent this request, as far as a browser reports it. Programs send no Origin. */
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
