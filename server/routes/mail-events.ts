import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignatureHeaders } from '../adapters/signed-webhook.ts'
import { MailEvent, type MailEvents } from '../subscriptions/mail-events.ts'
import { bodyKind } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { badJson, readStrictJson } from '../http/request-body.ts'

export type MailEventDeps = {
  mailEvents: MailEvents | null
}

/** The response never shows whether a report matched. Servers send no Origin: none is required. */
export const mailEventsRoute = (app: FastifyInstance, deps: MailEventDeps) => {
  app.post<{ Body: Buffer | undefined }>('/api/mail-events', async (request, reply) => {
    if (!deps.mailEvents) throw new Refused('not_configured', { status: 404 })
    const headers = signatureOf(request)
    const raw = request.body ?? Buffer.alloc(0)
    if (!headers || !deps.mailEvents.isGenuine(raw, headers)) throw new Refused('unauthorized', unsigned)
    if (bodyKind(request) !== 'json') throw new Refused('unsupported_media')
    const event = MailEvent.safeParse(readStrictJson(raw))
    if (!event.success) throw badJson()
    await deps.mailEvents.take(headers['webhook-id'], event.data)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}

const unsigned = { message: 'The signature is missing, wrong or too old.' }

const signatureOf = ({ headers }: FastifyRequest): SignatureHeaders | null => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return null
  if (id.length === 0 || id.length > 255) return null
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
}
