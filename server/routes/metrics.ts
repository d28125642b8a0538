import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { Refused } from '../http/refusal.ts'
import { isLoopback, requestHost } from '../http/hosts.ts'

export type MetricsDeps = {
  metrics: Pick<Metrics, 'read' | 'observeRequest'>
  settings: { metricsToken?: string }
}

/** GET /metrics: for Prometheus on this machine, or with the token from elsewhere. For all others 404. */
export const metricsRoute = (app: FastifyInstance, { metrics, settings }: MetricsDeps) => {
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !bringsToken(request, settings.metricsToken))
      throw new Refused('not_found')
    const { contentType, body } = await metrics.read()
    return reply.headers({ 'cache-control': 'no-store', 'content-type': contentType }).send(body)
  })
}

/** Measures every request. Methods and routes come from closed lists, so that clients cannot create labels. */
export const measureRequests = (app: FastifyInstance, { metrics }: Pick<MetricsDeps, 'metrics'>) => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest({
      route: request.is404 ? 'none' : (request.routeOptions.url ?? 'none'),
      method: ['GET', 'HEAD', 'POST'].includes(request.method) ? request.method : 'other',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}

/** Headers that show a local proxy, which has the same address as a local scraper. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopbackAddress(request.raw.socket.remoteAddress ?? '') &&
  forwarding.every((name) => request.headers[name] === undefined) &&
  isLoopback(requestHost(request).name)

const isLoopbackAddress = (address: string) =>
  /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(address) || (isIPv6(address) && address === '::1')

const bringsToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
