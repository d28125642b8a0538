import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { validateEmail } from '../../engine/campaign/form/validate-email.ts'
import type { SignatureHeaders } from '../adapters/signed-webhook.ts'
import type { AppDeps } from '../process/app-deps.ts'
import { bodyKind } from '../http/media-type.ts'
import { Refused } from '../http/refusal.ts'
import { badJson, readStrictJson } from '../http/strict-json.ts'

const MailEvent = z
  .object({
    type: z.enum(['bounce', 'complaint']),
    messageId: z.string().min(1).max(998).optional(),
    email: z
      .string()
      .max(320)
      .transform((text) => validateEmail(text) ?? undefined)
      .optional(),
    permanent: z.boolean().default(true),
  })
  .refine(({ messageId, email }) => messageId !== undefined || email !== undefined)

/** A mail that came back (`permanent`: it always will) or was reported as spam; found by its Message-ID or its reader. */
export type MailEvent = z.infer<typeof MailEvent>

export interface MailEvents {
  isGenuine(raw: Buffer, headers: SignatureHeaders): boolean
  /** Takes a report once, whoever it is about. `id`: the sender's own, the same each time it repeats the report. */
  take(id: string, event: MailEvent): Promise<void>
}

/**
 * POST /api/mail-events: bounces and complaints, signed as Standard Webhooks says. The answer to a genuine report is the
 * same whether anybody was known by it. Comes from servers, so no Origin is asked for.
 */
export const mailEventsRoute = (app: FastifyInstance, deps: AppDeps) => {
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
