import type { FastifyInstance } from 'fastify'

export type HealthDeps = {
  /** Whether this process can store what it is sent; never rejects. */
  isReady: () => Promise<boolean>
}

/** GET /healthz: the process runs. GET /readyz: it can also store what it is sent. */
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
