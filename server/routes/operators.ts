import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { Refused } from '../http/refusal.ts'
import { isAtThisMachine } from '../http/request-head.ts'
import { isSameToken } from '../settings/keys.ts'

export type MetricsDeps = {
  metrics: Pick<Metrics, 'read' | 'observeRequest'>
  settings: { metricsToken?: string; secure: boolean }
}

export const metricsRoute = (app: FastifyInstance, { metrics, settings }: MetricsDeps) => {
  app.get('/metrics', async (request, reply) => {
    // Online, a proxy on this machine may pass everything on as its own.
    const isOperator = !settings.secure && isAtThisMachine(request)
    if (!isOperator && !bringsToken(request, settings.metricsToken)) throw new Refused('not_found')
    const { contentType, body } = await metrics.read()
    return reply.headers({ 'cache-control': 'no-store', 'content-type': contentType }).send(body)
  })
}

const bringsToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && given !== undefined && isSameToken(given, token)
}

export type HealthDeps = {
  isReady: () => Promise<boolean>
}

export const healthRoutes = (app: FastifyInstance, { isReady }: HealthDeps) => {
  app.get('/healthz', async (_request, reply) => reply.headers(plain).send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .headers(plain)
      .send(ready ? 'ready\n' : 'not ready\n')
  })
}

const plain = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
