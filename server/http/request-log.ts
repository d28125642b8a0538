import type { FastifyInstance } from 'fastify'
import { keyedHash, visitorBucket } from './visitor.ts'

/**
 * One line a request: the route's pattern, never the path itself (it may contain a token or an address), no query string, no
 * header, and the visitor only as a keyed hash.
 */
export const logRequests = (app: FastifyInstance, secret: string) => {
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      visitor: keyedHash(secret, 'visitor', visitorBucket(request.ip)).slice(0, 12),
      ...request.logFields,
    }
    if (reply.statusCode >= 500) app.log.error(fields, 'request')
    else app.log.info(fields, 'request')
  })
}
