import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../engine/campaign/staff/endpoint.ts'
import { readStrictJson } from '../http/request-body.ts'
import { bodyKind, requestQuery } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { readingStaff, requireActing, requireOwner, sendingStaff, type StaffDeps } from './require-staff.ts'
import type { Staff } from './try-again.ts'

/** Answers an endpoint for those who may; null: there is nothing like that for this member of staff. */
export const serveEndpoint = <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>(
  app: FastifyInstance,
  deps: StaffDeps,
  { method, path, needs, asks }: Endpoint<Asks, Answers>,
  answer: (asked: z.infer<Asks>, by: Staff, request: FastifyRequest) => Promise<z.infer<Answers> | null>,
) =>
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const by = method === 'GET' ? readingStaff(request) : sendingStaff(request, deps)
      if (needs === 'act') requireActing(by)
      if (needs === 'own') requireOwner(by)
      const answered = await answer(readAsked(asks, method, request), by, request)
      if (answered === null) throw new Refused('not_found')
      return reply.send(answered)
    },
  })

/** Throws `Refused` (bad_query). */
export const readAsked = <Asks extends z.ZodMiniType>(
  asks: Asks,
  method: 'GET' | 'POST',
  request: FastifyRequest,
): z.infer<Asks> => {
  const given = method === 'GET' ? queryOf(request) : bodyOf(request)
  const asked = asks.safeParse({ ...given, ...(request.params as Record<string, string>) })
  if (asked.success) return asked.data
  const fields = Object.fromEntries(asked.error.issues.map(({ path, message }) => [path.join('.'), message]))
  const message = Object.entries(fields).map(([name, text]) => [name, text].filter(Boolean).join(': '))
  throw new Refused('bad_query', { message: message.join(' '), fields, status: method === 'GET' ? 400 : 422 })
}

/** A form also sends its empty fields. */
const queryOf = ({ originalUrl }: FastifyRequest): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(requestQuery(originalUrl))].filter(([, value]) => value !== ''))

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  if (request.body === undefined) return {}
  if (bodyKind(request) !== 'json') throw new Refused('unsupported_media')
  // The app's only content type parser leaves a buffer.
  return readStrictJson(request.body as Buffer)
}
