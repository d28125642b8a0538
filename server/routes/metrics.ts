import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { Refused } from '../http/refusal.ts'
import { isAtThisMachine } from '../http/request-head.ts'
import { isSameToken } from '../settings/secret-token.ts'

export type MetricsDeps = {
  metrics: Pick<Metrics, 'read' | 'observeRequest'>
  settings: { metricsToken?: string }
}

/** GET /metrics: for Prometheus on this machine, or with the token from elsewhere. For all others 404. */
export const metricsRoute = (app: FastifyInstance, { metrics, settings }: MetricsDeps) => {
  app.get('/metrics', async (request, reply) => {
    if (!isAtThisMachine(request) && !bringsToken(request, settings.metricsToken))
      throw new Refused('not_found')
    const { contentType, body } = await metrics.read()
    return reply.headers({ 'cache-control': 'no-store', 'content-type': contentType }).send(body)
  })
}

const bringsToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && isSameToken(given, token)
}
