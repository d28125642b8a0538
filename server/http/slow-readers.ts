import type { FastifyInstance } from 'fastify'

const largeFrom = 64 * 1024

/** Drops a large answer that a client reads too slowly, to free its socket and buffers. */
export const dropSlowReaders = (app: FastifyInstance, longest: number) => {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length < largeFrom) return
    const timer = setTimeout(() => reply.raw.destroy(), longest).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}
