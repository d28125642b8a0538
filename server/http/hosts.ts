import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'
import { Refused } from './refusal.ts'
import { isApiPath, requestPath, requestQuery } from './request-path.ts'
import { isKnownHost, isLoopback, requestHost, type RequestHost } from './request-host.ts'

declare module 'fastify' {
  interface FastifyRequest {
    siteHost: RequestHost
    /** Further fields of this request's one log line. */
    logFields: Record<string, unknown>
  }
}

const noHost: RequestHost = { name: '', port: '' }

/** Load balancers and Prometheus ask these by address. */
const anyHost = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses hosts that are not ours, and plain http where a proxy of ours says that visitors use it. */
export const checkHosts = (
  app: FastifyInstance,
  deps: AppDeps,
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
