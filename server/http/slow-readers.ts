import type { FastifyInstance } from 'fastify'

const largeFrom = 64 * 1024

/** A large answer that its reader takes forever to fetch is dropped: its socket and buffers are worth more. */
export const dropSlowReaders = (app: FastifyInstance, longest: number) => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length < largeFrom) return
    const timer = setTimeout(() => reply.raw.destroy(), longest).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
