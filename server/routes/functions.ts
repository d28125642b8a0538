import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../ports.ts'
import { StorageUnavailable } from '../errors.ts'
import { callerOf, type CallerDeps } from '../functions/caller.ts'
import { findFunction } from '../functions/find-function.ts'
import type { FunctionCall, FunctionDeps, ProductFunction } from '../functions/function.ts'
import { bodyKind, isSameOrigin } from '../http/request-head.ts'
import { Refused } from '../http/refusal.ts'
import { jsonType } from '../images/order-picture.ts'
import { readStrictJson } from '../http/request-body.ts'
import { createMemory } from '../submit/take-submission.ts'

export type FunctionRouteDeps = FunctionDeps & CallerDeps & { log: Log }

type Head = Pick<FunctionCall, 'staff'> & { called: ProductFunction }

export const functionsRoute = (app: FastifyInstance, deps: FunctionRouteDeps) => {
  const heads = new WeakMap<FastifyRequest, Head>()
  const memory = createMemory()

  app.route<{ Params: { name: string }; Body: Buffer | undefined }>({
    method: 'POST',
    url: '/functions/v1/:name',
    // Whatever the headers alone decide is refused before the body is read.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isSameOrigin(request, deps.settings.publicOrigin)) throw new Refused('forbidden_origin')
      const staff = await callerOf(request, deps)
      const called = findFunction(deps.releases.current().site, request.params.name)
      if (!called) throw new Refused('not_found', { message: 'There is no function of this name.' })
      if (called.who === 'staff' && !staff) throw new Refused('forbidden')
      heads.set(request, { staff, called })
    },
    handler: async (request, reply) => {
      const head = heads.get(request)
      if (!head) throw new Refused('internal')
      const { name } = request.params
      request.logFields = { function: name }
      const { staff, called } = head
      try {
        const body = readBody(request)
        if (!staff) refuseFreeForm(body)
        const answer = await called.run({ name, deps, request, body, staff, ...memory })
        return await reply.type(jsonType).send(answer)
      } catch (error) {
        await noteFailure(deps, { name, requestId: request.id, error })
        throw error
      }
    },
  })
}

const readBody = (request: FastifyRequest<{ Body: Buffer | undefined }>): Record<string, unknown> => {
  if (!request.body || request.body.length === 0) return {}
  if (bodyKind(request) !== 'json') throw new Refused('unsupported_media')
  return readStrictJson(request.body)
}

/** Only staff choose the text and the recipient of a mail; anything else would be an open relay. */
const refuseFreeForm = (body: Record<string, unknown>) => {
  if (['htmlContent', 'toEmail'].some((key) => Object.hasOwn(body, key)))
    throw new Refused('forbidden', {
      message: 'Only staff may choose the content and the recipient of a mail.',
    })
}

/** A failed step is logged by its own attempt. */
const noted = new Set<Refused['code']>(['internal', 'not_configured', 'timeout'])

const noteFailure = async (
  { functions, log }: FunctionRouteDeps,
  { name, requestId, error }: { name: string; requestId: string; error: unknown },
): Promise<void> => {
  if (error instanceof StorageUnavailable || (error instanceof Refused && !noted.has(error.code))) return
  const [code, message] =
    error instanceof Refused ? [error.code, error.message] : ['internal', 'Internal error.']
  try {
    await functions.note({ name, message, facts: { requestId, code } })
  } catch {
    log.warn({ function: name }, 'could not write to the error log')
  }
}
