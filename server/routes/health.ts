import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../process/app-deps.ts'

/** GET /healthz: the process answers. GET /readyz: it can also store what it is sent. */
export const healthRoutes = (app: FastifyInstance, { isReady }: Pick<AppDeps, 'isReady'>) => {
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
